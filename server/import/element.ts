// An element of an XML file.

export interface Element {
  /** With the standard namespace prefix, whatever the file uses: `wp:post_id`, `content:encoded`. */
  name: string
  attributes: ReadonlyMap<string, string>
  text: string
  children: Element[]
}

/** The texts of the children, by name; the first of each. */
export function textsOf({ children }: Element): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const { name, text } of children) if (!texts.has(name)) texts.set(name, text)
  return texts
}

export function textOf(element: Element, name: string): string {
  return element.children.find((child) => child.name === name)?.text ?? ''
}

export function childrenOf(element: Element, name: string): Element[] {
  return element.children.filter((child) => child.name === name)
}
