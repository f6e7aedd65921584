// The colors of all HTML pages: content, documentation and authorization, in light and dark. A theme can override them for content.

const colors = {
  ink: { light: '#22272e', dark: '#e4e8ee' },
  faint: { light: '#5c6672', dark: '#9aa6b5' },
  paper: { light: '#fbfaf7', dark: '#14181f' },
  tint: { light: '#f0eee7', dark: '#1d232c' },
  line: { light: '#d9d6cc', dark: '#303845' },
  accent: { light: '#1c5d7d', dark: '#7fc4e6' },
  'on-accent': { light: '#fbfaf7', dark: '#10151d' },
  problem: { light: '#b3261e', dark: '#ff8a80' },
}

const colorVariables = (scheme: 'light' | 'dark'): string =>
  Object.entries(colors)
    .map(([name, { [scheme]: color }]) => `--${name}: ${color}`)
    .join('; ')

export const COLOR_VARIABLES = `:root { color-scheme: light dark; ${colorVariables('light')} }
@media (prefers-color-scheme: dark) { :root { ${colorVariables('dark')} } }
`

/** The presets of the default theme with these colors. */
const presets = { base: 'paper', contrast: 'ink', accent: 'accent', line: 'line', soft: 'faint' } as const

/** Prevents dark mode if the colors have no dark variant. */
const ONLY_LIGHT = `:root:root { color-scheme: light; ${colorVariables('light')} }`

/** Returns the dark variant of a theme's style sheet, if it has the colors above and nobody has changed them. */
export function darkVariant(style: string, isChanged: boolean): string {
  const overridden = Object.entries(presets)
    .filter(([slug, name]) => style.includes(`--wp--preset--color--${slug}: ${colors[name].light}`))
    .map(([slug, name]) => `--wp--preset--color--${slug}: ${colors[name].dark}`)
  if (isChanged || overridden.length < Object.keys(presets).length) return ONLY_LIGHT
  return `@media (prefers-color-scheme: dark) { :root:root { ${overridden.join('; ')} } :root .wp-block-code { background-color: var(--tint) } }`
}
