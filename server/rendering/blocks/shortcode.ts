// The shortcode block, whose text becomes a paragraph, like a shortcode on its own line.

import { addParagraphs } from '../paragraphs.ts'
import type { BlockRenderer } from './block.ts'

export const shortcode: BlockRenderer = ({ own }) => own.map(addParagraphs)
