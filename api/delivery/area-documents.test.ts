import { expect, test } from 'vitest'
import * as delivery from '#contract/delivery.staff.ts'
import { areaDocument } from '#domain/test/document-fixture.ts'
import { refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'

const kiez = { params: { id: 'kiez' }, query: {} }

test('a shape that cannot be an area is refused by field, and so is a postal code of nowhere', async () => {
  const mina = await staffClient(await createTestShop())
  const bowTie: [number, number][] = [
    [13.4, 52.4],
    [13.5, 52.5],
    [13.5, 52.4],
    [13.4, 52.5],
  ]
  const shape = { type: 'Polygon' as const, coordinates: [bowTie] }
  const body = areaDocument({ shape, zipcodes: ['12049', 'Berlin'] })
  const error = await refused(mina(delivery.saveAreaDocument, { ...kiez, body }))
  expect([error.status, Object.keys(error.fields).sort()]).toEqual([422, ['shape', 'zipcodes.1']])
  expect(error.fields['shape']?.[0]).toContain('crosses itself')
})

test('a shape is stored closed and as finely as points are compared', async () => {
  const mina = await staffClient(await createTestShop())
  const drawn: [number, number][] = [
    [13.4, 52.4],
    [13.500_000_04, 52.4],
    [13.5, 52.5],
  ]
  const body = areaDocument({ shape: { type: 'Polygon', coordinates: [drawn] } })
  const { document } = await mina(delivery.saveAreaDocument, { ...kiez, body })
  expect(document.shape?.coordinates).toEqual([
    [
      [13.4, 52.4],
      [13.5, 52.4],
      [13.5, 52.5],
      [13.4, 52.4],
    ],
  ])
})
