// Creates content types and finds them by their features.
import type { TypeDescription } from '../content-type.ts'
import type { Context, ContentType } from '../context.ts'
import { createPermalinkScheme } from './permalinks.ts'

type Operations = Pick<ContentType, 'hasNumericIds' | 'readable' | 'embedded' | 'findComposed' | 'findDependent' | 'addDemo'>

export function contentTypeOf(of: TypeDescription & Pick<ContentType, 'traits'>, operations: Operations): ContentType {
  return { ...of, permalinks: createPermalinkScheme(of), ...operations }
}

export function findTypes({ contentTypes }: Pick<Context, 'contentTypes'>, is: (type: ContentType) => boolean | undefined): string[] {
  return [...contentTypes.values()].filter(is).map(({ type }) => type)
}

/** The content types whose authors are public. */
export const typesWithAuthors = (context: Pick<Context, 'contentTypes'>): string[] =>
  findTypes(context, ({ hasPublicAuthors }) => hasPublicAuthors)

/** The content types whose items can have files. */
export const typesWithFiles = (context: Pick<Context, 'contentTypes'>): string[] => findTypes(context, ({ hasFiles }) => hasFiles)
