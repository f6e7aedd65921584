// What blocks show from the media library and from other sites: images with their files, and the providers of embeds.
import type { RequestContext } from '../../context.ts'
import type { ContentBlock, ContentEmbed, ContentImage } from '../../contract/schemas.ts'
import { attachmentsOf } from '../../media/attachments.ts'
import { findShownMedia } from '../../media/library-store.ts'
import type { ImageSource, StoredImage } from '../../rendering/renditions.ts'
import { COSTS } from '../../work-budget.ts'
import { idIn, textIn } from '../attributes.ts'
import type { BlockAttributes } from '../attributes.ts'
import { findProvider } from '../embed-providers.ts'

type Attachments = Awaited<ReturnType<typeof attachmentsOf>>

const MAX_AT_ONCE = 250

/** Adds the images and embeds of blocks and of those inside. Images that the caller may not read, or that the budget does not cover, are null. */
export async function addMedia(blocks: readonly ContentBlock[], context: RequestContext): Promise<void> {
  const all = [...withInner(blocks)]
  const ids = new Set(
    all.map((block) => imageIdOf(block) ?? 0).filter((id) => id > 0 && context.budget.affords(COSTS.image, `image ${id}`)),
  )
  const files = await load([...ids], context)
  for (const block of all) {
    const id = imageIdOf(block)
    if (id !== undefined) Object.assign(block, { image: imageFrom(files.get(id)) })
    if (block.name === 'core/embed') block.embed = embedOf(block.attributes)
  }
}

function* withInner(blocks: readonly ContentBlock[]): Generator<ContentBlock> {
  for (const block of blocks) {
    yield block
    yield* withInner(block.innerBlocks)
  }
}

/** Returns 0 if a block with an image has none of the library; undefined for other blocks. */
function imageIdOf({ name, attributes }: ContentBlock): number | undefined {
  if (name === 'core/image' || name === 'core/cover') return idIn(attributes.id)
  return name === 'core/media-text' ? idIn(attributes.mediaId) : undefined
}

async function load(ids: readonly number[], context: RequestContext): Promise<Attachments> {
  const rows = await findShownMedia(context.db, 'id', ids, context.caller)
  const files: Attachments = new Map()
  for (let start = 0; start < rows.length; start += MAX_AT_ONCE)
    for (const [id, file] of await attachmentsOf(rows.slice(start, start + MAX_AT_ONCE), context)) files.set(id, file)
  return files
}

function imageFrom(file: { id: number; alt: string; image: StoredImage | undefined } | undefined): ContentImage | null {
  if (!file?.image) return null
  const { full, renditions, focalPoint } = file.image
  const { url, width, height } = full
  return { id: file.id, url, alt: file.alt, width, height, focal_point: focalPoint ?? null, renditions: renditions.map(renditionFrom) }
}

const renditionFrom = ({ size, url, width, height }: ImageSource): ContentImage['renditions'][number] => ({ size, url, width, height })

function embedOf({ url, providerNameSlug }: BlockAttributes): ContentEmbed | null {
  const address = textIn(url)
  if (!URL.canParse(address)) return null
  const { name } = findProvider(new URL(address)) ?? {}
  const slug = name === undefined ? textIn(providerNameSlug) : name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return { url: address, provider: slug ? { name: name ?? slug, slug } : null }
}
