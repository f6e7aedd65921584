// The texts of user interfaces for types and taxonomies, from their names in the singular and the plural.
import type { Names, TaxonomyDescription, TypeDescription } from '../content-type.ts'
import type { TaxonomyLabels, TypeLabels } from '../contract/schemas.ts'

export function typeLabels({ names, isHierarchical, labels }: Pick<TypeDescription, 'names' | 'isHierarchical' | 'labels'>): TypeLabels {
  const { singular, plural } = names
  const { one, many, One, Many, aLinkToOne } = inProse(names)
  return {
    name: plural,
    singular_name: singular,
    add_new: `Add ${singular}`,
    add_new_item: `Add ${singular}`,
    edit_item: `Edit ${singular}`,
    new_item: `New ${singular}`,
    view_item: `View ${singular}`,
    view_items: `View ${plural}`,
    search_items: `Search ${plural}`,
    not_found: `No ${many} found.`,
    not_found_in_trash: `No ${many} found in Trash.`,
    parent_item_colon: isHierarchical ? `Parent ${singular}:` : null,
    all_items: `All ${plural}`,
    archives: `${singular} Archives`,
    attributes: `${singular} Attributes`,
    insert_into_item: `Insert into ${one}`,
    uploaded_to_this_item: `Uploaded to this ${one}`,
    featured_image: 'Featured image',
    set_featured_image: 'Set featured image',
    remove_featured_image: 'Remove featured image',
    use_featured_image: 'Use as featured image',
    filter_items_list: `Filter ${many} list`,
    filter_by_date: 'Filter by date',
    items_list_navigation: `${Many} list navigation`,
    items_list: `${Many} list`,
    item_published: `${One} published.`,
    item_published_privately: `${One} published privately.`,
    item_reverted_to_draft: `${One} reverted to draft.`,
    item_trashed: `${One} trashed.`,
    item_scheduled: `${One} scheduled.`,
    item_updated: `${One} updated.`,
    item_link: `${singular} Link`,
    item_link_description: aLinkToOne,
    menu_name: plural,
    name_admin_bar: singular,
    template_name: `Single item: ${singular}`,
    ...labels,
  }
}

export function taxonomyLabels({
  names,
  isHierarchical,
  labels,
}: Pick<TaxonomyDescription, 'names' | 'isHierarchical' | 'labels'>): TaxonomyLabels {
  const { singular, plural } = names
  const { one, many, aLinkToOne } = inProse(names)
  const ofTree = (text: string) => (isHierarchical ? text : null)
  const ofList = (text: string) => (isHierarchical ? null : text)
  return {
    name: plural,
    singular_name: singular,
    search_items: `Search ${plural}`,
    popular_items: ofList(`Popular ${plural}`),
    all_items: `All ${plural}`,
    parent_item: ofTree(`Parent ${singular}`),
    parent_item_colon: ofTree(`Parent ${singular}:`),
    name_field_description: 'The name is how it appears on your site.',
    slug_field_description:
      'The &#8220;slug&#8221; is the URL-friendly version of the name. It is usually all lowercase and contains only letters, numbers, and hyphens.',
    parent_field_description: ofTree(
      'Assign a parent term to create a hierarchy. The term Jazz, for example, would be the parent of Bebop and Big Band.',
    ),
    desc_field_description: 'The description is not prominent by default; however, some themes may show it.',
    edit_item: `Edit ${singular}`,
    view_item: `View ${singular}`,
    view_items: `View ${plural}`,
    update_item: `Update ${singular}`,
    add_new: `Add ${singular}`,
    add_new_item: `Add ${singular}`,
    new_item: `New ${singular}`,
    new_item_name: `New ${singular} Name`,
    separate_items_with_commas: ofList(`Separate ${many} with commas`),
    add_or_remove_items: ofList(`Add or remove ${many}`),
    choose_from_most_used: ofList(`Choose from the most used ${many}`),
    not_found: `No ${many} found.`,
    no_terms: `No ${many}`,
    filter_by_item: ofTree(`Filter by ${one}`),
    items_list_navigation: `${plural} list navigation`,
    items_list: `${plural} list`,
    most_used: 'Most Used',
    back_to_items: `&larr; Go to ${plural}`,
    item_link: `${singular} Link`,
    item_link_description: aLinkToOne,
    menu_name: plural,
    name_admin_bar: singular,
    archives: `All ${plural}`,
    template_name: `${singular} Archives`,
    ...labels,
  }
}

/** The names within a sentence, and at its start. Words that are not only capitalized, such as `FAQ`, stay as they are. */
function inProse({ singular, plural }: Names) {
  const [one, many] = [singular, plural].map((name) => name.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())) as [
    string,
    string,
  ]
  const start = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  return { one, many, One: start(one), Many: start(many), aLinkToOne: `A link to ${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}.` }
}
