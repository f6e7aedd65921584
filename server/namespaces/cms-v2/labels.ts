// The labels that other types share with posts, and that other taxonomies share with tags.
import { taxonomyLabels, typeLabels } from '#server/engine/labels.ts'

const ofPosts = typeLabels({ names: { singular: 'Post', plural: 'Posts' } })
const ofTags = taxonomyLabels({ names: { singular: 'Tag', plural: 'Tags' }, isHierarchical: false })

type Labels = Readonly<Record<string, string | null>>

function pickLabels<Of extends Labels>(labels: Of, are: (key: keyof Of) => boolean): Partial<Of> {
  return Object.fromEntries(Object.entries(labels).filter(([key]) => are(key))) as Partial<Of>
}

export const labelsOfPosts = (...keys: (keyof typeof ofPosts)[]) => pickLabels(ofPosts, (key) => keys.includes(key))

/** The labels of posts without its names, for types that are rarely shown. */
export const labelsOfPostsBut = (...keys: (keyof typeof ofPosts)[]) => pickLabels(ofPosts, (key) => !isName(key) && !keys.includes(key))

/** The labels of tags without its names, for taxonomies that are rarely shown. */
export const labelsOfTags = () => pickLabels(ofTags, (key) => !isName(key))

const names: readonly PropertyKey[] = ['name', 'singular_name', 'menu_name', 'name_admin_bar', 'template_name']
const isName = (key: PropertyKey): boolean => names.includes(key)

/** The labels that posts, navigation menus and templates share. */
export const sharedLabels = labelsOfPosts(
  'view_items',
  'attributes',
  'item_published',
  'item_published_privately',
  'item_reverted_to_draft',
  'item_trashed',
  'item_scheduled',
  'item_link',
  'item_link_description',
)
