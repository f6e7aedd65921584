// How messages and docs name the command line: in a checkout it is an npm script, in an installed package a command.

export const commandLine = import.meta.url.endsWith('.ts') ? 'npm run --silent cli --' : 'npx --no content-service'
