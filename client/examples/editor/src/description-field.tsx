// A field for text with headings, lists, quotes and links: a small block editor.
import { BlockCanvas, BlockEditorProvider } from '@wordpress/block-editor'
import { rawHandler, serialize } from '@wordpress/blocks'
import { registerCoreBlocks } from '@wordpress/block-library'
import { useMemo, useState } from '@wordpress/element'
import { canvasAssets } from './canvas-assets.ts'

const BLOCKS = ['paragraph', 'heading', 'list', 'list-item', 'quote', 'separator'].map((name) => `core/${name}`)
const STYLES = [{ css: 'body { font: 15px/1.6 sans-serif; padding: 0.75rem 1rem; } .is-root-container { max-width: none; }' }]

registerCoreBlocks()

interface DescriptionFieldProps {
  label: string
  /** Markup without the comments of blocks. */
  value: string
  onChange: (value: string) => void
}

/** Starts with the value, and then keeps its own. */
export function DescriptionField({ label, value, onChange }: DescriptionFieldProps) {
  const [blocks, setBlocks] = useState<object[]>(() => rawHandler({ HTML: value }))
  const settings = useMemo(
    () => ({ allowedBlockTypes: BLOCKS, bodyPlaceholder: 'Type / to choose a block', __unstableResolvedAssets: canvasAssets() }),
    [],
  )
  const change = (changed: object[]): void => {
    setBlocks(changed)
    onChange(
      serialize(changed)
        .replaceAll(/<!-- \/?wp:[^]*?-->\n?/g, '')
        .trim(),
    )
  }
  return (
    <div role="group" aria-label={label} className="description">
      <span className="label">{label}</span>
      <BlockEditorProvider value={blocks} onInput={change} onChange={change} settings={settings}>
        <BlockCanvas height="16rem" styles={STYLES} />
      </BlockEditorProvider>
    </div>
  )
}
