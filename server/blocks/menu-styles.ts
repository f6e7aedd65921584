// The colors and font sizes that the attributes of a menu set for the menu and its items.
import { colorStyles, joinStyles, typographyStyles, type Styles } from '../rendering/blocks/declared-styles.ts'
import type { BlockAttributes } from './attributes.ts'

const COLORS = ['text', 'background'] as const

export const menuColors = ({ textColor, customTextColor, backgroundColor, customBackgroundColor }: BlockAttributes): Styles =>
  colorStyles({ textColor, backgroundColor, style: { color: { text: customTextColor, background: customBackgroundColor } } }, COLORS)

/** The colors of the menus below an item. */
export const submenuColors = (menu: BlockAttributes): Styles =>
  menuColors({
    textColor: menu['overlayTextColor'],
    customTextColor: menu['customOverlayTextColor'],
    backgroundColor: menu['overlayBackgroundColor'],
    customBackgroundColor: menu['customOverlayBackgroundColor'],
  })

export const fontSize = (menu: BlockAttributes): Styles => typographyStyles(menu, ['fontSize'])

/** The styles of items that are not blocks themselves. */
export const menuStyles = (menu: BlockAttributes): Styles => joinStyles(menuColors(menu), fontSize(menu))
