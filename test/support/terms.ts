// Categories and tags through the typed client, in the few forms that tests need.
import type { Client } from '../../client/index.ts'
import type { components } from '../../generated/cms-v2/client.ts'
import { dataOf } from './answers.ts'
import { newWord } from './words.ts'

type Category = components['schemas']['Category']
type Tag = components['schemas']['Tag']

export const makeCategory = ({ content }: Client, fields: components['schemas']['CategoryInput'] = {}): Promise<Category> => dataOf(content.POST('/categories', { body: { name: newWord(), ...fields } }))
export const makeTag = ({ content }: Client, fields: components['schemas']['TagInput'] = {}): Promise<Tag> => dataOf(content.POST('/tags', { body: { name: newWord(), ...fields } }))

export const readCategory = ({ content }: Client, id: number): Promise<Category> => dataOf(content.GET('/categories/{id}', { params: { path: { id } } }))
export const readTag = ({ content }: Client, id: number): Promise<Tag> => dataOf(content.GET('/tags/{id}', { params: { path: { id } } }))
