// The colors and font sizes that a menu gives to itself and to its items, in attributes of its own.
import { colorStyles, joinStyles, typographyStyles, type Styles } from '../rendering/blocks/declared-styles.ts'
import type { BlockAttributes } from './attributes.ts'

const COLORS = ['text', 'background'] as const

/** The colors of a menu and its items. */
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

/** What the items of a menu get that are not blocks of their own. */
export const menuStyles = (menu: BlockAttributes): Styles => joinStyles(menuColors(menu), fontSize(menu))
