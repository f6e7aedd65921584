// Which own fields the search index has, by the type of the items.

export interface SearchedFieldsTable {
  type: string
  /** The fields, as JSON. */
  fields: string
  /** The ID of the last item whose words the index has. */
  position: number
}
