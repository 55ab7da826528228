import { expect, test } from 'vitest'
import { addGuest, guestPassword } from '../test/accounts.ts'
import type { TestApp } from '../test/app.ts'
import { branch, table } from '../test/branches.ts'
import { createTestShop, tableOrderBody } from '../test/shop.ts'

const CODE = 'Ahorn-4711'

/** A shop whose guests choose no branch, with a table at each of two. */
const openShop = () => {
  const nord = branch('nord', { settings: { SITE_TITLE: 'Nord' } })
  return createTestShop({
    rows: [branch('main'), nord, table('t1', 'Hier-1234'), table('t2', CODE, 'nord')],
  })
}
/** The cookies that a browser has after it was answered, from those it had. */
const cookiesAfter = (response: Response, before: Record<string, string> = {}) => {
  const cookies = { ...before }
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = '', age] = /^(\w+)=([^;]*); Max-Age=(\d+)/.exec(line) ?? []
    if (age === '0') delete cookies[name]
    else cookies[name] = value
  }
  return cookies
}
const header = (cookies: Record<string, string>) => ({
  cookie: Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; '),
})
const titleFor = async (app: TestApp, cookies: Record<string, string>) => {
  const response = await app.request('/settings', { headers: header(cookies) })
  const { data } = (await response.json()) as { data: { key: string; value: string }[] }
  return data.find(({ key }) => key === 'SITE_TITLE')?.value
}
const sitDown = async (app: TestApp, code: string, before: Record<string, string> = {}) =>
  cookiesAfter(await app.request(`/tables/${code}`, { headers: header(before) }), before)

test('where guests choose no branch, the code of a table of another one chooses its branch for as long as its token counts, and orders go there', async () => {
  const app = await openShop()
  const response = await app.request(`/tables/${CODE}`)
  const cookies = cookiesAfter(response)
  expect(await titleFor(app, cookies)).toBe('Nord')
  const ordered = await app.post('/checkout/v2', tableOrderBody(), header(cookies))
  expect(ordered.status).toBe(200)
  expect(await app.db.selectFrom('orders').select(['branch_id', 'table_id']).execute()).toEqual([
    { branch_id: 'nord', table_id: 't2' },
  ])
})

test('where guests choose no branch, an earlier choice counts for nothing', async () => {
  const app = await openShop()
  expect(await titleFor(app, { branch: 'nord' })).not.toBe('Nord')
})

test('who leaves a table of another branch, sits down at one of the first branch or signs in is at the first branch again', async () => {
  const app = await openShop()
  const seated = await sitDown(app, CODE)
  expect(await titleFor(app, seated)).toBe('Nord')
  const left = await app.post('/me/logout', {}, header(seated))
  const elsewhere = await sitDown(app, 'Hier-1234', seated)
  await addGuest(app, 'ada@example.org')
  const signedIn = await app.post(
    '/login',
    { email: 'ada@example.org', password: guestPassword },
    header(seated),
  )
  for (const cookies of [cookiesAfter(left, seated), elsewhere, cookiesAfter(signedIn, seated)]) {
    expect(cookies).not.toHaveProperty('branch')
    expect(await titleFor(app, cookies)).not.toBe('Nord')
  }
})
