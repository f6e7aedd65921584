// The fields that a site declares: those of users, and the words of items that searches find.
import type { DatabaseKind } from '../dialect.ts'

export const statements = (_kind: DatabaseKind): string[] => [`alter table users add column meta text not null default '{}'`]
