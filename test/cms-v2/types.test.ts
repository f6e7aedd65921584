// Reading content types and taxonomies.
import { describe, expect, it } from '@jest/globals'
import { dataOf, failureOf } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

type Caller = TestServer['anonymous']
type View = 'view' | 'embed' | 'edit'

const types = (client: Caller, context: View = 'view') => client.content.GET('/types', { params: { query: { context } } })
const type = (client: Caller, name: string, context: View = 'view') =>
  client.content.GET('/types/{type}', { params: { path: { type: name }, query: { context } } })
const taxonomies = (client: Caller, query: { context?: View; type?: string } = {}) =>
  client.content.GET('/taxonomies', { params: { query } })
const taxonomy = (client: Caller, name: string, context: View = 'view') =>
  client.content.GET('/taxonomies/{taxonomy}', { params: { path: { taxonomy: name }, query: { context } } })
const link = (path: string) => [{ href: `${server.restRoot}${path}` }]

const labelsOfTypes = [
  'name',
  'singular_name',
  'add_new',
  'add_new_item',
  'edit_item',
  'new_item',
  'view_item',
  'view_items',
  'search_items',
  'not_found',
  'not_found_in_trash',
  'parent_item_colon',
  'all_items',
  'archives',
  'attributes',
  'insert_into_item',
  'uploaded_to_this_item',
  'featured_image',
  'set_featured_image',
  'remove_featured_image',
  'use_featured_image',
  'filter_items_list',
  'filter_by_date',
  'items_list_navigation',
  'items_list',
  'item_published',
  'item_published_privately',
  'item_reverted_to_draft',
  'item_trashed',
  'item_scheduled',
  'item_updated',
  'item_link',
  'item_link_description',
  'menu_name',
  'name_admin_bar',
  'template_name',
]

describe('listContentTypes', () => {
  it('returns all types by name, with the routes that list their items', async () => {
    const all = await dataOf(types(server.anonymous))
    expect(Object.keys(all).toSorted()).toEqual(
      [
        'attachment',
        'cms_block',
        'cms_font_face',
        'cms_font_family',
        'cms_global_styles',
        'cms_navigation',
        'cms_template',
        'cms_template_part',
        'event',
        'nav_menu_item',
        'organizer',
        'page',
        'post',
        'venue',
      ].toSorted(),
    )
    const withLists = Object.values(all).filter(({ slug }) => slug !== 'cms_global_styles')
    for (const { rest_namespace, rest_base, _links } of withLists) {
      expect(_links['cms:items']).toEqual(link(`/${rest_namespace}/${rest_base}`))
      const response = await fetch(_links['cms:items']?.[0]?.href ?? '', {
        headers: { Authorization: server.authorization.administrator },
      })
      expect([rest_base, response.status]).toEqual([rest_base, 200])
    }
  })

  it('returns only types that the caller may edit in the edit context', async () => {
    expect(Object.keys(await dataOf(types(server.as.administrator, 'edit')))).toHaveLength(14)
    const ofAuthors = Object.keys(await dataOf(types(server.as.author, 'edit')))
    expect(ofAuthors).toEqual(expect.arrayContaining(['post', 'cms_block', 'attachment', 'event']))
    for (const other of ['page', 'nav_menu_item', 'cms_template']) expect(ofAuthors).not.toContain(other)
    expect(await failureOf(types(server.as.subscriber, 'edit'))).toEqual({ status: 403, code: 'rest_cannot_view' })
    expect(await failureOf(types(server.anonymous, 'edit'))).toEqual({ status: 401, code: 'rest_cannot_view' })
  })
})

describe('getContentType', () => {
  it('describes a type', async () => {
    expect(await dataOf(type(server.anonymous, 'page'))).toEqual({
      name: 'Pages',
      slug: 'page',
      description: '',
      hierarchical: true,
      has_archive: false,
      icon: 'dashicons-admin-page',
      taxonomies: [],
      rest_base: 'pages',
      rest_namespace: 'cms/v2',
      template: [],
      template_lock: false,
      _links: { collection: link('/cms/v2/types'), 'cms:items': link('/cms/v2/pages'), curies: expect.anything() },
    })
    expect(await dataOf(type(server.anonymous, 'event'))).toMatchObject({
      has_archive: 'events',
      taxonomies: ['post_tag', 'cal_events_cat'],
      rest_base: 'events',
      rest_namespace: 'cms/v2',
    })
  })

  it('returns fewer fields in the embed context', async () => {
    expect(Object.keys(await dataOf(type(server.anonymous, 'post', 'embed'))).toSorted()).toEqual(
      ['_links', 'icon', 'name', 'rest_base', 'rest_namespace', 'slug'].toSorted(),
    )
  })

  it('returns features and capabilities in the edit context', async () => {
    expect(await dataOf(type(server.as.editor, 'post', 'edit'))).toMatchObject({
      capabilities: { edit_posts: 'edit_posts', publish_posts: 'publish_posts', create_posts: 'edit_posts' },
      labels: { name: 'Posts', singular_name: 'Post', add_new_item: 'Add Post', not_found: 'No posts found.' },
      viewable: true,
      supports: {
        title: true,
        editor: true,
        author: true,
        thumbnail: true,
        excerpt: true,
        comments: true,
        'custom-fields': true,
        'post-formats': true,
        revisions: true,
        autosave: true,
      },
      visibility: { show_ui: true, show_in_nav_menus: true },
    })
    const navigation = await dataOf(type(server.as.administrator, 'cms_navigation', 'edit'))
    expect(navigation).toMatchObject({ viewable: false, visibility: { show_in_nav_menus: false } })
    expect(Object.keys((navigation as { supports: object }).supports)).not.toContain('excerpt')
    const pages = await dataOf(type(server.as.editor, 'page', 'edit'))
    expect(pages).toMatchObject({ capabilities: { edit_posts: 'edit_pages' }, supports: { 'page-attributes': true } })
  })

  it('has all labels of user interfaces in the edit context', async () => {
    const labelsOf = async (name: string) =>
      ((await dataOf(type(server.as.administrator, name, 'edit'))) as unknown as { labels: object }).labels
    const all = await dataOf(types(server.as.administrator, 'edit'))
    for (const one of Object.values(all))
      expect([one.slug, Object.keys((one as unknown as { labels: object }).labels)]).toEqual([one.slug, labelsOfTypes])
    expect(await labelsOf('page')).toMatchObject({
      add_new_item: 'Add Page',
      parent_item_colon: 'Parent Page:',
      not_found_in_trash: 'No pages found in Trash.',
      item_updated: 'Page updated.',
      item_link_description: 'A link to a page.',
    })
    expect(await labelsOf('post')).toMatchObject({ parent_item_colon: null, archives: 'Post Archives', items_list: 'Posts list' })
    expect(await labelsOf('cms_block')).toMatchObject({
      name: 'Patterns',
      item_updated: 'Pattern updated.',
      edit_item: 'Edit Block Pattern',
    })
    expect(await labelsOf('organizer')).toMatchObject({
      item_published: 'Organizer published.',
      item_link_description: 'A link to an organizer.',
    })
  })

  it('names the capabilities of every action', async () => {
    const capabilitiesOf = async (name: string) =>
      ((await dataOf(type(server.as.administrator, name, 'edit'))) as { capabilities: Record<string, string> }).capabilities
    expect(await capabilitiesOf('page')).toEqual({
      edit_post: 'edit_page',
      read_post: 'read_page',
      delete_post: 'delete_page',
      read: 'read',
      edit_posts: 'edit_pages',
      edit_others_posts: 'edit_others_pages',
      edit_private_posts: 'edit_private_pages',
      edit_published_posts: 'edit_published_pages',
      publish_posts: 'publish_pages',
      read_private_posts: 'read_private_pages',
      delete_posts: 'delete_pages',
      delete_others_posts: 'delete_others_pages',
      delete_private_posts: 'delete_private_pages',
      delete_published_posts: 'delete_published_pages',
      create_posts: 'edit_pages',
    })
    expect(await capabilitiesOf('cms_block')).toMatchObject({ publish_posts: 'publish_blocks', create_posts: 'publish_posts' })
    expect(await capabilitiesOf('nav_menu_item')).toMatchObject({ edit_post: 'edit_post', publish_posts: 'edit_theme_options' })
  })

  it('is linked from items', async () => {
    const post = await dataOf(server.as.author.content.POST('/posts', { body: { title: newWord() } }))
    expect(post._links.about).toEqual(link('/cms/v2/types/post'))
    const menu = await dataOf(server.as.administrator.content.GET('/templates'))
    expect(menu[0]?._links.about).toEqual(link('/cms/v2/types/cms_template'))
  })

  it('refuses unknown types, and those that the caller may not edit', async () => {
    expect(await failureOf(type(server.as.administrator, 'news'))).toEqual({ status: 404, code: 'rest_type_invalid' })
    expect(await failureOf(type(server.as.administrator, 'constructor'))).toEqual({ status: 404, code: 'rest_type_invalid' })
    expect(await failureOf(type(server.as.author, 'page', 'edit'))).toEqual({ status: 403, code: 'rest_forbidden_context' })
    expect(await failureOf(type(server.anonymous, 'post', 'edit'))).toEqual({ status: 401, code: 'rest_forbidden_context' })
  })
})

describe('listTaxonomies', () => {
  it('returns all taxonomies by name', async () => {
    const all = await dataOf(taxonomies(server.anonymous))
    expect(Object.keys(all)).toEqual(['category', 'post_tag', 'nav_menu', 'cms_pattern_category', 'cal_events_cat'])
    expect(all['cal_events_cat']).toMatchObject({ rest_base: 'event_categories', rest_namespace: 'cms/v2' })
  })

  it('filters by content type', async () => {
    expect(Object.keys(await dataOf(taxonomies(server.anonymous, { type: 'post' })))).toEqual(['category', 'post_tag'])
    expect(Object.keys(await dataOf(taxonomies(server.anonymous, { type: 'event' })))).toEqual(['post_tag', 'cal_events_cat'])
    expect(await dataOf(taxonomies(server.anonymous, { type: 'page' }))).toEqual({})
    expect(await dataOf(taxonomies(server.anonymous, { type: 'news', context: 'edit' }))).toEqual({})
  })

  it('returns only taxonomies whose terms the caller may assign in the edit context', async () => {
    expect(Object.keys(await dataOf(taxonomies(server.as.contributor, { context: 'edit' })))).not.toContain('nav_menu')
    expect(Object.keys(await dataOf(taxonomies(server.as.administrator, { context: 'edit' })))).toContain('nav_menu')
    expect(await failureOf(taxonomies(server.as.subscriber, { context: 'edit' }))).toEqual({ status: 403, code: 'rest_cannot_view' })
  })
})

describe('getTaxonomy', () => {
  it('describes a taxonomy', async () => {
    expect(await dataOf(taxonomy(server.anonymous, 'category'))).toEqual({
      name: 'Categories',
      slug: 'category',
      description: '',
      types: ['post'],
      hierarchical: true,
      rest_base: 'categories',
      rest_namespace: 'cms/v2',
      _links: { collection: link('/cms/v2/taxonomies'), 'cms:items': link('/cms/v2/categories'), curies: expect.anything() },
    })
    expect(await dataOf(taxonomy(server.as.contributor, 'post_tag', 'edit'))).toMatchObject({
      capabilities: { manage_terms: 'manage_post_tags', assign_terms: 'assign_post_tags' },
      labels: { singular_name: 'Tag' },
      visibility: { public: true, show_ui: true },
    })
  })

  it('has all labels of user interfaces in the edit context, and null for those of the other kind', async () => {
    const labelsOf = async (name: string) =>
      ((await dataOf(taxonomy(server.as.administrator, name, 'edit'))) as unknown as { labels: object }).labels
    const flat = { parent_item: null, filter_by_item: null }
    expect(await labelsOf('category')).toMatchObject({
      parent_item: 'Parent Category',
      filter_by_item: 'Filter by category',
      popular_items: null,
      choose_from_most_used: null,
      back_to_items: '&larr; Go to Categories',
    })
    expect(await labelsOf('post_tag')).toMatchObject({ ...flat, separate_items_with_commas: 'Separate tags with commas' })
    expect(await labelsOf('cms_pattern_category')).toMatchObject({ ...flat, add_new_item: 'Add Category', archives: 'Pattern Categories' })
    expect(await labelsOf('cal_events_cat')).toMatchObject({ parent_item: 'Parent Event Category', no_terms: 'No event categories' })
  })

  it('is linked from terms', async () => {
    const [category] = await dataOf(server.anonymous.content.GET('/categories'))
    expect(category?._links.about).toEqual(link('/cms/v2/taxonomies/category'))
  })

  it('refuses unknown taxonomies, and those whose terms the caller may not assign', async () => {
    expect(await failureOf(taxonomy(server.anonymous, 'topics'))).toEqual({ status: 404, code: 'rest_taxonomy_invalid' })
    expect(await failureOf(taxonomy(server.as.editor, 'nav_menu', 'edit'))).toEqual({ status: 403, code: 'rest_forbidden_context' })
    expect(await failureOf(taxonomy(server.anonymous, 'category', 'edit'))).toEqual({ status: 401, code: 'rest_forbidden_context' })
  })
})
