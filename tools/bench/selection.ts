// Which rows `--only` selects.

/** Whether the name contains one of the words, which are separated by commas. All names are selected if there are none. */
export function isSelected(name: string, words: string | undefined): boolean {
  return words === undefined || words.split(',').some((word) => name.includes(word))
}
