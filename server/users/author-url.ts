// The public list of the items of an author.
import type { Config } from '../config/config.ts'

export const authorUrl = ({ slug }: { slug: string }, { baseUrl }: Pick<Config, 'baseUrl'>): string => `${baseUrl}/author/${slug}/`
