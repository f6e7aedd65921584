// The part of wpapi that the tests use. The package has no types of its own.
declare module 'wpapi' {
  interface Item {
    id: number
    _embedded: Record<string, unknown[]>
  }

  interface Page extends Array<Item> {
    _paging: { total: number; totalPages: number; next: One<Page> }
  }

  interface One<Result = Item> extends PromiseLike<Result> {
    get(): Promise<Result>
    update(body: object): Promise<Item>
    delete(query: object): Promise<object>
  }

  interface Many extends PromiseLike<Page> {
    perPage(count: number): Many
    param(name: string, value: number): Many
    embed(): Many
    search(text: string): Many
    slug(slug: string): Many
    forPost(id: number): Many
    create(body: object): Promise<Item>
    id(id: number): One
    type(name: string): One
    taxonomy(name: string): One
  }

  type Collection = 'posts' | 'pages' | 'media' | 'categories' | 'tags' | 'users' | 'types' | 'taxonomies' | 'statuses'
  type Site = { [Name in Collection]: () => Many } & { settings(): One; auth(credentials: object): Site }

  const wpapi: { discover(url: string): Promise<Site> }
  export default wpapi
}
