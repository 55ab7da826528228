import { expect, test } from 'vitest'
import type { ServerContext } from '../shop/server-context.ts'
import { visitorsOnly } from './guards.server.ts'

const refused = Object.assign(new Error('unauthenticated'), { status: 401 })
const serverOf = (answer: () => Promise<unknown>) => ({ mine: answer }) as unknown as ServerContext

/** Where the guard sends somebody who asks for a page: status, address, and whether it becomes a new document. */
const sent = (server: ServerContext, path: string) =>
  visitorsOnly(server, new URL(path, 'https://shop.example')).then(
    () => undefined,
    ({ status, headers }: Response) => [
      status,
      headers.get('location'),
      headers.get('x-remix-reload-document'),
    ],
  )

test('who is signed in leaves a page for visitors for where it leads, as a new document that learns who it is', async () => {
  const server = serverOf(async () => ({ id: 'u' }))
  expect(await sent(server, '/login')).toEqual([302, '/?signed-in=1', 'true'])
  expect(await sent(server, '/login?return=/checkout')).toEqual([302, '/checkout?signed-in=1', 'true'])
  expect(await sent(server, '/register?return=//evil.example')).toEqual([302, '/?signed-in=1', 'true'])
})

test('a visitor passes, and no failure is taken for a visitor', async () => {
  expect(
    await sent(
      serverOf(() => Promise.reject(refused)),
      '/login',
    ),
  ).toBeUndefined()
  const failing = serverOf(() => Promise.reject(new Error('no store')))
  await expect(visitorsOnly(failing, new URL('https://shop.example/login'))).rejects.toThrow('no store')
})
