// Where items and terms were before: each path or slug leads to the last one that had it.

export interface FormerPathsTable {
  /** The path of a permalink, without slashes around it. */
  path: string
  content_id: number
}

/** The first part of the paths of the items of a type or the terms of a taxonomy, which has another one now. */
export interface FormerBasesTable {
  base: string
  kind: 'type' | 'taxonomy'
  name: string
}

export interface FormerTermSlugsTable {
  taxonomy: string
  slug: string
  term_id: number
}
