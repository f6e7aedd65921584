// The service inside another program: mounted in its Express application, and called without HTTP.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import express from 'express'
import { createService } from '#server/index.ts'
import type { Service } from '#server/index.ts'
import { createClient } from '../../client/index.ts'
import { commandLine } from '../cli/run.ts'
import { describeOnSqlite } from '../support/database.ts'
import { newWord } from '../support/posts.ts'

const seen: string[] = []
const server = createServer()
let service: Service
let baseUrl: string
let password: string

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/content`
  const { databaseUrl, folder, run } = commandLine()
  const added = await run('users', 'add', 'anna', '--role', 'editor', '--application-password', 'laptop')
  password = String(added.json()[0]?.['application_password'])
  service = await createService({
    BASE_URL: baseUrl,
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: join(folder, 'uploads'),
    LOG_LEVEL: 'silent',
  })
  const app = express()
  app.use(express.json())
  app.use((req, _res, next) => {
    seen.push(req.originalUrl)
    next()
  })
  app.use('/content', service.router)
  app.get('/', (_req, res) => void res.send('The program around it'))
  server.on('request', app)
}, 60_000)

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await service.close()
})

describeOnSqlite('a mounted service', () => {
  it('serves the interface, pages and docs below its path, after the middleware of the program', async () => {
    const { content } = createClient({ baseUrl })
    const { data } = await content.GET('/posts', { params: { query: { per_page: 1 } } })
    expect(data).toEqual([])
    expect(seen).toContain('/content/cms-json/cms/v2/posts?per_page=1')
    expect((await fetch(`${baseUrl}/docs/`)).status).toBe(200)
    expect(await (await fetch(`${baseUrl}/healthz`)).json()).toEqual({ status: 'ok' })
    expect((await fetch(`${baseUrl}/nothing-here/`)).status).toBe(404)
    expect(await (await fetch(new URL('/', baseUrl))).text()).toBe('The program around it')
  })

  it('accepts bodies that the program has parsed', async () => {
    const title = newWord()
    const { content } = createClient({ baseUrl, auth: { username: 'anna', password } })
    const { data } = await content.POST('/posts', { body: { title, status: 'publish' } })
    expect(data).toMatchObject({ title: { raw: title }, link: expect.stringContaining(`${baseUrl}/`) })
  })
})

describeOnSqlite('a call in the same process', () => {
  it('creates, reads and lists, with the types of the contract', async () => {
    const title = newWord()
    const { status, headers, body } = await service.call('createPost', { body: { title, status: 'publish' } }, 'anna')
    expect([status, headers['Location']]).toEqual([201, `${baseUrl}/cms-json/cms/v2/posts/${body.id}`])
    const one = await service.call('getPost', { path: { id: body.id } })
    expect(one.body.title.rendered).toBe(title)
    const found = await service.call('listPosts', {
      query: { search: title, _fields: ['id'], categories: { terms: [1], include_children: true } },
    })
    expect(found.body).toEqual([{ id: body.id }])
    expect((await service.call('listEvents', {})).body.events).toEqual([])
  })

  it('has the rights of its user', async () => {
    await expect(service.call('createPost', { body: { title: 'x' } })).rejects.toMatchObject({ status: 401, code: 'rest_cannot_create' })
    await expect(service.call('updateSettings', { body: { title: 'x' } }, 'anna')).rejects.toMatchObject({ status: 403 })
    await expect(service.call('listPosts', {}, 'nobody')).rejects.toThrow('No user has the username nobody.')
  })

  it('is validated', async () => {
    // @ts-expect-error -- an ID is a number
    await expect(service.call('getPost', { path: { id: 'one' } })).rejects.toMatchObject({ status: 404 })
    // @ts-expect-error -- a post has an ID
    await expect(service.call('getPost', {})).rejects.toThrow('id')
    // @ts-expect-error -- there is no such operation
    await expect(service.call('getNothing', {})).rejects.toThrow('No operation has the ID getNothing.')
    await expect(service.call('listPosts', { query: { per_page: 1000 } })).rejects.toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
    })
  })
})
