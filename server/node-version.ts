// The database driver dies without a word on an older Node, so that is said before it is loaded.

const LEAST = [22, 14] as const

export function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return
  console.error(
    `This needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}. "npm start" and "npm run cli" bring the right one along.`,
  )
  process.exit(2)
}
