// How often each scope has been written; see server/cache/scopes.ts.
export interface DataChangesTable {
  scope: string
  count: number
}
