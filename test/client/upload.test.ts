// Uploads with the client.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { upload } from '../../client/index.ts'
import { sharedServer } from '../support/shared-server.ts'

const bytes = readFileSync('server/demo/harbour.png')

const server = await sharedServer()

describe('upload', () => {
  it('uploads a file with its name and fields', async () => {
    const { data, response } = await upload(server.as.author.content, new File([bytes], 'quay.png'), {
      fields: { title: 'The quay', alt_text: 'Boats', caption: 'In the morning.' },
    })
    expect(response.status).toBe(201)
    expect(data).toMatchObject({ title: { rendered: 'The quay' }, alt_text: 'Boats', mime_type: 'image/png' })
    expect(data?.source_url).toMatch(/quay\.png$/)
    expect(Buffer.from(await (await fetch(data?.source_url ?? '')).arrayBuffer()).length).toBeGreaterThan(0)
  })

  it('accepts a blob, and a name for it', async () => {
    const { data } = await upload(server.as.author.content, new Blob([bytes]), { name: 'named.png' })
    expect(data?.source_url).toMatch(/named\.png$/)
    expect((await upload(server.as.author.content, new Blob([bytes]))).response.status).toBe(201)
  })

  it('throws the reason if a file is refused or the user may not upload', async () => {
    const refused = await upload(server.as.author.content, new File(['#!/bin/sh'], 'script.png'))
    expect(refused.response.status).toBe(400)
    expect(refused.error?.message).toBeTruthy()
    expect((await upload(server.as.contributor.content, new File([bytes], 'x.png'))).response.status).toBe(403)
    expect((await upload(server.anonymous.content, new File([bytes], 'x.png'))).error?.code).toBe('rest_cannot_create')
  })
})
