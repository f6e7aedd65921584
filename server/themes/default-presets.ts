// The presets that blocks may refer to in every theme. A theme's own presets with the same names take precedence.
import type { ThemeStyles } from '../theme-files/theme.ts'

const COLORS = {
  black: '#000000',
  'cyan-bluish-gray': '#abb8c3',
  white: '#ffffff',
  'pale-pink': '#f78da7',
  'vivid-red': '#cf2e2e',
  'luminous-vivid-orange': '#ff6900',
  'luminous-vivid-amber': '#fcb900',
  'light-green-cyan': '#7bdcb5',
  'vivid-green-cyan': '#00d084',
  'pale-cyan-blue': '#8ed1fc',
  'vivid-cyan-blue': '#0693e3',
  'vivid-purple': '#9b51e0',
}
const FONT_SIZES = { small: '13px', medium: '20px', large: '36px', 'x-large': '42px' }
const SPACING_SIZES = { 20: '0.44rem', 30: '0.67rem', 40: '1rem', 50: '1.5rem', 60: '2.25rem', 70: '3.38rem', 80: '5.06rem' }

export const defaultPresets: ThemeStyles = {
  settings: {
    color: { palette: Object.entries(COLORS).map(([slug, color]) => ({ slug, color })) },
    typography: { fontSizes: sizes(FONT_SIZES) },
    spacing: { spacingSizes: sizes(SPACING_SIZES) },
  },
  styles: {},
}

function sizes(bySlug: Readonly<Record<string, string>>): { slug: string; size: string }[] {
  return Object.entries(bySlug).map(([slug, size]) => ({ slug, size }))
}
