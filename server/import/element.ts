// An element of an XML file.

export interface Element {
  /** The name with the standard namespace prefix, such as `wp:post_id` and `content:encoded`, whatever prefix the file uses. */
  name: string
  attributes: ReadonlyMap<string, string>
  text: string
  children: Element[]
}

/** Returns the text of the first child of each name. */
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
