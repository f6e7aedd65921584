// The little that tests use of parse5, which parses HTML as browsers do.
declare module 'parse5' {
  export namespace DefaultTreeAdapterTypes {
    type Node = { childNodes: Node[] } | { nodeName: string } | Element
    interface Element {
      tagName: string
      attrs: { name: string; value: string }[]
      childNodes: Node[]
    }
  }
  export function parseFragment(html: string, options: { scriptingEnabled: boolean }): DefaultTreeAdapterTypes.Node
  export function serialize(node: DefaultTreeAdapterTypes.Node): string
}
