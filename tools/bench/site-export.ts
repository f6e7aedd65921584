// Writes a WXR site export of any size: posts made of blocks, a page and an attachment for every twenty posts, authors, categories, tags and comments.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

const words =
  'harbour tide lantern ferry market street garden morning rain letter window bridge station bread orchard river summer music square boat'.split(
    ' ',
  )
const AUTHORS = 20
const CATEGORIES = 50
const TAGS = 500
/** An attachment without a file, and a page, for so many posts. */
const POSTS_PER_ATTACHMENT = 20
const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2010, 0, 1)
const ATTACHMENT_IDS = 10_000_000
const PAGE_IDS = 20_000_000

/** Returns the number of items in the file, without the comments. */
export async function writeSiteExport(file: string, posts: number): Promise<number> {
  await pipeline(partsOf(posts), createWriteStream(file))
  return posts + 2 * Math.ceil(posts / POSTS_PER_ATTACHMENT)
}

function* partsOf(posts: number): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>The island paper</title><wp:wxr_version>1.2</wp:wxr_version>
`
  for (let number = 0; number < AUTHORS; number++)
    yield `<wp:author><wp:author_login>author-${number}</wp:author_login><wp:author_email>author-${number}@island.example</wp:author_email></wp:author>\n`
  for (let number = 0; number < CATEGORIES; number++)
    yield `<wp:category><wp:term_id>${number + 1}</wp:term_id><wp:category_nicename>category-${number}</wp:category_nicename><wp:category_parent>${number > 9 ? `category-${number % 10}` : ''}</wp:category_parent><wp:cat_name>${wordOf(number)} ${number}</wp:cat_name></wp:category>\n`
  for (let number = 0; number < posts; number++) {
    yield post(number)
    if (number % POSTS_PER_ATTACHMENT === 0) yield attachment(number) + page(number)
  }
  yield '</channel></rss>\n'
}

interface Fields {
  id: number
  type: string
  status: string
  slug: string
  title: string
  content: string
  parent?: number
}

function item(number: number, { id, type, status, slug, title, content, parent = 0 }: Fields, further: string): string {
  const date = new Date(FIRST_DAY + number * (DAY_MS / 24)).toISOString().slice(0, 19).replace('T', ' ')
  return `<item><title>${title}</title><dc:creator><![CDATA[author-${number % AUTHORS}]]></dc:creator><guid isPermaLink="false">https://island.example/?p=${id}</guid>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_modified>${date}</wp:post_modified><wp:post_modified_gmt>${date}</wp:post_modified_gmt>
<wp:comment_status>open</wp:comment_status><wp:ping_status>open</wp:ping_status><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:menu_order>0</wp:menu_order><wp:post_type>${type}</wp:post_type><wp:post_password></wp:post_password><wp:is_sticky>0</wp:is_sticky>
${further}</item>
`
}

function post(number: number): string {
  const category = number % CATEGORIES
  const tags = [number % TAGS, (number * 7 + 3) % TAGS]
  const fields = {
    id: number + 1,
    type: 'post',
    status: number % 50 === 7 ? 'draft' : 'publish',
    slug: `post-${number}`,
    title: `Post ${number} ${text(number, 3)}`,
    content: blocks(number),
  }
  return item(
    number,
    fields,
    `<category domain="category" nicename="category-${category}"><![CDATA[${wordOf(category)} ${category}]]></category>
${tags.map((tag) => `<category domain="post_tag" nicename="tag-${tag}"><![CDATA[${wordOf(tag)} ${tag}]]></category>`).join('')}
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[${ATTACHMENT_IDS + number - (number % POSTS_PER_ATTACHMENT)}]]></wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>mood</wp:meta_key><wp:meta_value><![CDATA[calm]]></wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>${number}</wp:comment_id><wp:comment_content><![CDATA[${text(number, 12)}]]></wp:comment_content></wp:comment>
`,
  )
}

function attachment(number: number): string {
  const url = `https://island.example/wp-content/uploads/2020/01/picture-${number}.jpg`
  return item(
    number,
    {
      id: ATTACHMENT_IDS + number,
      type: 'attachment',
      status: 'inherit',
      slug: `picture-${number}`,
      title: `Picture ${number}`,
      content: '',
      parent: number + 1,
    },
    `<wp:attachment_url>${url}</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attached_file</wp:meta_key><wp:meta_value>2020/01/picture-${number}.jpg</wp:meta_value></wp:postmeta>`,
  )
}

/** Every other page comes before its parent. */
function page(number: number): string {
  const position = number / POSTS_PER_ATTACHMENT
  return item(
    number,
    {
      id: PAGE_IDS + number,
      type: 'page',
      status: 'publish',
      slug: `page-${number}`,
      title: `Page ${number}`,
      content: blocks(number),
      parent: position % 2 === 0 ? PAGE_IDS + number + POSTS_PER_ATTACHMENT : 0,
    },
    '',
  )
}

/** About 2 KB: a heading, paragraphs, a list, and an image that the file has. */
function blocks(number: number): string {
  const paragraph = (step: number): string => `<!-- wp:paragraph -->\n<p>${text(number + step, 45)}.</p>\n<!-- /wp:paragraph -->`
  const imageId = ATTACHMENT_IDS + number - (number % POSTS_PER_ATTACHMENT)
  const image = `<!-- wp:image {"id":${imageId}} -->\n<figure class="wp-block-image"><img src="https://island.example/wp-content/uploads/2020/01/picture.jpg" alt="" class="wp-image-${imageId}"/></figure>\n<!-- /wp:image -->`
  return [
    paragraph(1),
    `<!-- wp:heading -->\n<h2 class="wp-block-heading">${text(number, 4)}</h2>\n<!-- /wp:heading -->`,
    paragraph(2),
    ...(number % POSTS_PER_ATTACHMENT === 0 ? [image] : []),
    `<!-- wp:list -->\n<ul class="wp-block-list">${[3, 4, 5].map((step) => `<!-- wp:list-item -->\n<li>${text(number + step, 6)}</li>\n<!-- /wp:list-item -->`).join('')}</ul>\n<!-- /wp:list -->`,
    paragraph(6),
    paragraph(7),
  ].join('\n\n')
}

function text(number: number, length: number): string {
  const own = `n${(number * 2_654_435_761) % 4_294_967_296}`
  return Array.from({ length }, (_none, index) => (index === length - 1 ? own : wordOf(number * (index + 3) + index * 7))).join(' ')
}

const wordOf = (number: number): string => words[number % words.length] ?? ''
