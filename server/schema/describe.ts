// Changes of declarations in words.
import type { Change } from './plan.ts'

export function describeChange(change: Change): string {
  const subject = `the ${change.kind} ${change.name}${'of' in change && change.of !== undefined ? ` of ${change.of}` : ''}`
  const stored = 'stored' in change ? (change.stored ?? 0) : 0
  const revisions = 'revisions' in change ? (change.revisions ?? 0) : 0
  const held = [
    ...(stored || !revisions ? [counted(stored, change.kind)] : []),
    ...(revisions ? [`${counted(revisions, change.kind)} in revisions`] : []),
  ].join(' and ')
  switch (change.action) {
    case 'remove':
      return `${subject} is no longer declared${stored + revisions ? ` and has ${held}` : ''}`
    case 'rename':
      return `${subject} was called ${change.from}${stored + revisions ? `, which has ${held}` : ''}`
    case 'narrow':
      return `${subject} has ${held} that ${stored + revisions === 1 ? 'does' : 'do'} not fit${stored ? `: ${listed(change)}` : ''}`
    case 'dangle':
      return `${subject} has ${held} that ${stored === 1 ? 'refers' : 'refer'} to items that do not exist: ${listed(change)}`
    case 'duplicate':
      return `${subject} is unique, but several items have the same value. Change these values first: ${change.values.map(({ value, ids }) => `${JSON.stringify(value)} (ID ${ids.join(', ')})`).join('; ')}`
    case 'clash':
      return `${subject} has the slugs of ${held} of ${change.from}: ${listed(change)}. Change these slugs first`
    case 'add':
      return `${subject} is new`
    case 'move':
      return `${subject} has public URLs below /${change.to}/. Those below /${change.from}/ redirect`
    case 'change':
      return `${subject} has changed`
  }
}

const nouns: Readonly<Record<Change['kind'], string>> = { type: 'item', taxonomy: 'term', field: 'value', index: 'index' }

const counted = (count: number, kind: Change['kind']): string => `${count} ${nouns[kind]}${count === 1 ? '' : 's'}`

const listed = ({ ids, stored }: { ids: readonly number[]; stored: number }): string =>
  `ID ${ids.join(', ')}${stored > ids.length ? ` and ${stored - ids.length} more` : ''}`
