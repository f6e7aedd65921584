// What the suites of posts test: posts, or a type that a site declares to be like them.
export const underTest = {
  isDeclared: false,
  /** Settings of all servers of a file. */
  settings: {} as Record<string, string>,
}
