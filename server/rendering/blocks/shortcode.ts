// The shortcode block: its text is a paragraph, like a shortcode on a line of its own.

import { paragraphs } from '../paragraphs.ts'
import type { BlockRenderer } from './block.ts'

export const shortcode: BlockRenderer = ({ own }) => own.map(paragraphs)
