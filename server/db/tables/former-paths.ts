// Where items and terms were before: each path or slug leads to the last one that had it.

export interface FormerPathsTable {
  /** The path of a permalink, without slashes around it. */
  path: string
  content_id: number
}

export interface FormerTermSlugsTable {
  taxonomy: string
  slug: string
  term_id: number
}
