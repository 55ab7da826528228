import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { checkTable } from '#contract/branches.ts'
import * as staff from '#contract/branches.staff.ts'
import type { TestApp } from '../test/app.ts'
import { branch } from '../test/branches.ts'
import { refused, staffClient, wrongFields } from '../test/documents.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'

const t7 = { params: { id: 't7' } }
const table = (more: Partial<staff.TableDocument> = {}): staff.TableDocument => ({
  name: 'Tisch 7',
  branchId: 'main',
  position: 6,
  code: 'k3x9-m2pq-7wz4',
  ...more,
})

async function openShop(): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop({ rows: [branch('main')] })
  return { app, mina: await staffClient(app) }
}

const sit = ({ call }: TestApp, code: string) => call(checkTable, { params: { id: code } })

test('a new table can be ordered at once; its new code ends the printed one and every seat taken with it', async () => {
  const { app, mina } = await openShop()
  const { version } = await mina(staff.saveTableDocument, { ...t7, query: {}, body: table() })
  const seat = await sit(app, table().code)
  expect(seat.name).toBe('Tisch 7')
  const body = table({ code: 'p8ds-4hgn-x2vb' })
  await mina(staff.saveTableDocument, { ...t7, query: { version }, body })
  expect((await refused(sit(app, table().code))).status).toBe(404)
  expect((await app.request('/me', { headers: { cookie: `table=${seat.token}` } })).status).toBe(401)
  expect((await sit(app, body.code)).id).toBe('t7')
})

test('an order keeps the name of its table when the table is renamed and removed', async () => {
  const { app, mina } = await openShop()
  const { version } = await mina(staff.saveTableDocument, { ...t7, query: {}, body: table() })
  const { token } = await sit(app, table().code)
  const order = placeOrderBody({ deliverType: 'table', paymentType: 'pay_at_table' })
  const placed = await app.post('/checkout/v2', order, { authorization: `Bearer ${token}` })
  expect(placed.status).toBe(200)
  const renamed = await mina(staff.saveTableDocument, {
    ...t7,
    query: { version },
    body: table({ name: 'Fenster' }),
  })
  expect(await mina(staff.removeTableDocument, { ...t7, query: { version: renamed.version } })).toBeNull()
  const orders = await app.db.selectFrom('orders').select('table_name').execute()
  expect(orders).toEqual([{ table_name: 'Tisch 7' }])
  expect((await refused(sit(app, table().code))).status).toBe(404)
})

test.each([
  [{ code: 'bar' }, ['code']],
  [{ code: 'k3x9 m2pq 7wz4' }, ['code']],
  [{ code: 'taken-by-t8' }, ['code']],
  [{ name: '' }, ['name']],
  [{ branchId: 'moon' }, ['branchId']],
])('a table with %j is refused by field', async (more, fields) => {
  const { app, mina } = await openShop()
  const body = table({ code: 'taken-by-t8' })
  await mina(staff.saveTableDocument, { params: { id: 't8' }, query: {}, body })
  expect(await wrongFields(app, 'tables/t7', table(more))).toEqual(fields)
})

test('tables come in their order', async () => {
  const { mina } = await openShop()
  await mina(staff.saveTableDocument, { ...t7, query: {}, body: table() })
  const first = table({ name: 'Tisch 1', position: 0, code: 'p8ds-4hgn-x2vb' })
  await mina(staff.saveTableDocument, { params: { id: 't1' }, query: {}, body: first })
  const names = (await mina(staff.listTableDocuments, {})).map(({ document }) => document.name)
  expect(names).toEqual(['Tisch 1', 'Tisch 7'])
})
