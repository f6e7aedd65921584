// The statuses of items, in the words of the lists.
export const STATUSES = [
  { value: 'publish', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'pending', label: 'Pending review' },
  { value: 'future', label: 'Scheduled' },
  { value: 'private', label: 'Private' },
  { value: 'trash', label: 'Trash' },
] as const

export type Status = (typeof STATUSES)[number]['value']
