// How often each scope has been written; see server/db/scopes.ts.
export interface DataChangesTable {
  scope: string
  count: number
}
