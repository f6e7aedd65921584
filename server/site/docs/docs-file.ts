// A file of the rendered documentation.

export interface DocsFile {
  type: 'html' | 'json' | 'js' | 'css' | 'md' | 'txt'
  text: string
}
