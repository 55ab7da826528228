import { expect, test } from 'vitest'
import { getSettingDocument, listSharedSettings, saveSettingDocument } from '#contract/settings.staff.ts'
import { branch } from '../test/branches.ts'
import { staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'
import { workAt } from '../test/staff.ts'

const MINA = 'mina@example.org'

test('a member of some branches reads what holds for the whole restaurant, neither what a branch has of its own nor what is drafted', async () => {
  const app = await createTestShop({
    settings: { HAS_BRANCH: '1', ADDRESS: 'Hauptstraße 1', PHONE: '030 1234567' },
    rows: [branch('main', { settings: { ADDRESS: 'Ringstraße 2', ALLOW_DELIVERY: '' } }), branch('nord')],
  })
  const mina = await staffClient(app, { email: MINA, role: 'manager' })
  const phone = { params: { id: 'PHONE' } }
  const { version } = await mina(getSettingDocument, phone)
  await mina(saveSettingDocument, { ...phone, query: { version }, body: { value: '030 7654321', media: {} } })
  await workAt(app, MINA, ['main'])

  const read = await mina(listSharedSettings, {})
  const values = Object.fromEntries(read.map(({ key, value }) => [key, value]))
  expect(values).toMatchObject({ ADDRESS: 'Hauptstraße 1', ALLOW_DELIVERY: '1', PHONE: '030 1234567' })
  expect(values).not.toHaveProperty('FEDERAL_STATE')
})
