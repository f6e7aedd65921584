// The shortcodes that show uploaded files: their selection of files, and their HTML.
import { renderGallery, playlistKind, renderPlaylist, type Attachment, type Placed } from '../rendering/attachments.ts'
import { renderPlayer, type PlayerKind } from '../rendering/players.ts'
import type { ShortcodeAttributes } from '../rendering/shortcode-attributes.ts'
import type { ShortcodeName } from '../rendering/shortcode-tags.ts'
import type { ShownMedia } from './library-store.ts'

/** The files of a shortcode: by ID, or attached to an item. */
export interface Selection {
  ids: readonly number[] | undefined
  parent: number
  select(files: readonly ShownMedia[]): ShownMedia[]
}

interface MediaShortcode {
  mediaType(attributes: ShortcodeAttributes): 'image' | PlayerKind
  markup(files: readonly Attachment[], placed: Placed): string
}

export const mediaShortcodes: Partial<Record<ShortcodeName, MediaShortcode>> = {
  gallery: { mediaType: () => 'image', markup: renderGallery },
  playlist: { mediaType: playlistKind, markup: renderPlaylist },
  audio: createPlayerShortcode('audio'),
  video: createPlayerShortcode('video'),
}

/** Plays the first attached file. */
function createPlayerShortcode(kind: PlayerKind): MediaShortcode {
  return {
    mediaType: () => kind,
    markup: ([file], { attributes, number }) => (file && renderPlayer(kind, new Map([...attributes, ['src', file.url]]), number)) ?? '',
  }
}

/** The maximum number of files of a shortcode. */
const MAX_FILES = 1_000

export function selectionOf({ mediaType }: MediaShortcode, attributes: ShortcodeAttributes, itemId: number): Selection {
  const listed = attributes.get('ids') || attributes.get('include')
  const ids = listed ? idsIn(listed) : undefined
  const excluded = new Set(idsIn(attributes.get('exclude') ?? ''))
  const type = `${mediaType(attributes)}/`
  return {
    ids,
    parent: Number.parseInt(attributes.get('id') ?? '', 10) || itemId,
    select(files) {
      const fitting = files.filter(
        ({ id, status, mime_type }) => status === 'inherit' && mime_type.startsWith(type) && (ids || !excluded.has(id)),
      )
      return fitting.sort(orderOf(attributes, ids)).slice(0, MAX_FILES)
    },
  }
}

function idsIn(list: string): number[] {
  const ids = list.split(/[\s,]+/, MAX_FILES).map((word) => Math.abs(Number.parseInt(word, 10) || 0))
  return [...new Set(ids)].filter((id) => id > 0 && Number.isSafeInteger(id))
}

type Order = (one: ShownMedia, other: ShownMedia) => number

const byId: Order = (one, other) => one.id - other.id
const byDate: Order = (one, other) => Number(one.date > other.date) - Number(one.date < other.date) || byId(one, other)

const orders: Readonly<Record<string, Order>> = {
  id: byId,
  title: (one, other) => one.title.localeCompare(other.title, 'en') || byId(one, other),
  date: byDate,
  post_date: byDate,
}

const byMenuOrder: Order = (one, other) => one.menu_order - other.menu_order || byId(one, other)

/** The default order of listed IDs is that of the list. */
function orderOf(attributes: ShortcodeAttributes, ids: readonly number[] | undefined): Order {
  const name = attributes.get('orderby')?.toLowerCase() ?? ''
  if (ids && attributes.get('ids') && (name === '' || name === 'post__in')) {
    const places = new Map(ids.map((id, place) => [id, place]))
    return (one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)
  }
  const order = (Object.hasOwn(orders, name) && orders[name]) || byMenuOrder
  return attributes.get('order')?.toUpperCase() === 'DESC' ? (one, other) => order(other, one) : order
}
