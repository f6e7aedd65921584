// Which items the own fields of other items refer to. Triggers keep it as the values are.

/** The fields that refer to items, as the site declares them. */
export interface ReferenceFieldsTable {
  /** The type or taxonomy of the items that have the field, or `user`. */
  type: string
  field: string
  /** The type or taxonomy that it refers to, or `user`. */
  target: string
}

export interface FieldReferencesTable extends ReferenceFieldsTable {
  item_id: number
  target_id: number
}
