// Content types as all code knows them.
import type { TypeDescription } from '../content-type.ts'
import type { Context, ContentType } from '../context.ts'
import { permalinkScheme } from './permalinks.ts'

type Operations = Pick<ContentType, 'hasNumericIds' | 'readable' | 'embedded' | 'addDemo'>

export function contentTypeOf(of: TypeDescription & Pick<ContentType, 'traits'>, operations: Operations): ContentType {
  return { ...of, permalinks: permalinkScheme(of), ...operations }
}

/** The content types of some kind. */
export function typesWhere({ contentTypes }: Pick<Context, 'contentTypes'>, is: (type: ContentType) => boolean | undefined): string[] {
  return [...contentTypes.values()].filter(is).map(({ type }) => type)
}

/** The content types whose authors are public. */
export const typesWithAuthors = (context: Pick<Context, 'contentTypes'>): string[] =>
  typesWhere(context, ({ hasPublicAuthors }) => hasPublicAuthors)

/** The content types whose items can have files. */
export const typesWithFiles = (context: Pick<Context, 'contentTypes'>): string[] => typesWhere(context, ({ hasFiles }) => hasFiles)
