// The options that say which service a command uses, and as which user.
import { InvalidArgumentError, Option } from 'commander'
import type { Command } from 'commander'
import type { Credentials } from '../client/auth.ts'

export interface ServiceOptions {
  baseUrl: string
  restPrefix: string
  applicationPassword?: Credentials
}

export function withServiceOptions(command: Command, user: string): Command {
  return command
    .requiredOption('--base-url <url>', 'the URL of the service, such as https://content.example.org', url)
    .option('--rest-prefix <path>', 'the path of the REST root below the base URL', 'cms-json')
    .addOption(new Option('--application-password <login:password>', user).env('APPLICATION_PASSWORD').argParser(credentials))
}

export function url(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('It must be a URL that starts with http:// or https://.')
  return text
}

function credentials(text: string): Credentials {
  const at = text.indexOf(':')
  if (at < 1) throw new InvalidArgumentError('It must be a username and an application password, separated by a colon.')
  return { username: text.slice(0, at), password: text.slice(at + 1) }
}
