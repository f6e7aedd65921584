// Blocks of content as the compiler knows them. It is compiled but never run.
import type { BlockOf, ContentBlock, Post } from '../../client/index.ts'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_Claim extends true>(): void => undefined
const assertNever = (_block: never): void => undefined

declare const block: ContentBlock
declare const post: Post

// Only on request, and null where the budget does not cover them
holds<Same<Post['content']['blocks'], ContentBlock[] | null | undefined>>()
void post.content.blocks?.[0]?.innerBlocks[0]?.html

// The name narrows the attributes
if (block.name === 'core/heading') holds<Same<typeof block.attributes.level, number>>()
if (block.name === 'core/image') void block.image?.renditions[0]?.url
// @ts-expect-error -- only images have it
void block.image
// @ts-expect-error -- no such attribute
if (block.name === 'core/paragraph') void block.attributes.level
// @ts-expect-error -- no such kind
if (block.name === 'core/paragrph') void block
holds<Same<BlockOf<'core/embed'>['name'], 'core/embed'>>()

type Three = BlockOf<'core/paragraph' | 'core/heading' | 'core/missing'>
declare const one: Three

switch (one.name) {
  case 'core/paragraph':
  case 'core/heading':
    void one.attributes.content
    break
  default:
    // @ts-expect-error -- a kind is forgotten
    assertNever(one)
}
switch (one.name) {
  case 'core/paragraph':
  case 'core/heading':
    break
  case 'core/missing':
    holds<Same<typeof one.attributes.originalName, string>>()
    break
  default:
    assertNever(one)
}
