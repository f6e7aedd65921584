// The picture that stands for an embed: the smallest of its sizes that fills the width of the embed.
import type { RequestContext } from '../../context.ts'
import { pictures } from '../../events/pictures.ts'
import type { Picture } from '../../events/pictures.ts'
import type { Measures } from '../../media/sizes.ts'
import { visitor } from '../../users/caller.ts'
import type { Embed } from './contract.ts'

type Thumbnail = Pick<Embed, 'thumbnail_url' | 'thumbnail_width' | 'thumbnail_height'>

const none: Thumbnail = { thumbnail_url: null, thumbnail_width: null, thumbnail_height: null }

/** That of the picture with this id, if visitors may see it and somebody has measured it. */
export async function thumbnailOf(pictureId: number, embedWidth: number, context: RequestContext): Promise<Thumbnail> {
  const picture = (await pictures([pictureId], { ...context, caller: visitor })).get(pictureId)
  const [found] = picture ? candidates(picture, embedWidth).sort((a, b) => a.width - b.width) : []
  if (!found) return none
  const { url, width, height } = found
  const scale = Math.min(embedWidth / width, 1)
  return { thumbnail_url: url, thumbnail_width: Math.round(width * scale), thumbnail_height: Math.max(1, Math.round(height * scale)) }
}

/** The picture itself, and those of its sizes that are wide enough and show all of it. */
function candidates({ sizes, ...full }: Picture, embedWidth: number): (Measures & { url: string })[] {
  const whole = { url: full.url, width: full.width ?? 0, height: full.height ?? 0 }
  if (!whole.width || !whole.height) return []
  const wideEnough = Object.values(sizes).flatMap(({ url, width, height }) =>
    width && height && width >= embedWidth && isAlike(whole, { width, height }) ? [{ url, width, height }] : [],
  )
  return [...wideEnough, whole]
}

/** Whether the smaller one is the larger one shrunk, but for a pixel. */
function isAlike(larger: Measures, smaller: Measures): boolean {
  return Math.abs((larger.height * smaller.width) / larger.width - smaller.height) <= 1.5
}
