import { describe, expect, test } from 'vitest'
import type { Address } from '#contract/delivery.ts'
import { messages } from '#domain/messages.ts'
import { transaction } from '../context.ts'
import { guestPassword } from '../test/accounts.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { area, change, publish } from '../test/builders.ts'
import { fieldsOf } from '../test/shop.ts'
import { systemCtx, signInUser, type TestUser } from '../test/user.ts'
import { deliveryData } from './index.ts'

const form = (more: object = {}) => ({
  name: 'Home',
  address: 'Chausseestraße 1',
  extras: '3. OG',
  areaId: 'mitte',
  ...more,
})

async function openBook() {
  const app = await createTestApp()
  await publish(app, area('mitte', { minimum: 1500, fee: 250, freeFrom: 4000 }), area('wedding'))
  const user = await signInUser(app)
  return { app, user, ...callsOf(user) }
}

const callsOf = (user: TestUser) => ({
  list: () => user.data<Address[]>(user.get('/me/addresses')),
  save: (more: object = {}) => user.data<Address>(user.post('/me/addresses', form(more))),
  update: (id: string, more: object = {}) => user.data<Address>(user.put(`/me/addresses/${id}`, form(more))),
})
const namesOf = (addresses: Address[]) => addresses.map(({ name }) => name)
const defaultsOf = (addresses: Address[]) =>
  addresses.filter(({ isDefault }) => isDefault).map(({ name }) => name)

describe('a saved address', () => {
  test('is answered with its area and the area’s prices', async () => {
    const { user, save } = await openBook()
    const { id } = await save()
    expect(await user.data(user.get(`/me/addresses/${id}/edit`))).toEqual({
      id,
      name: 'Home',
      address: 'Chausseestraße 1',
      extras: '3. OG',
      zipcode: '10115',
      city: null,
      isDefault: true,
      coordinates: null,
      area: {
        id: 'mitte',
        name: 'mitte',
        zipcode: '10115',
        minimumOrder: 15,
        deliveryPrice: 2.5,
        freeDeliveryThreshold: 40,
      },
      areaId: 'mitte',
      placeId: null,
    })
  })

  test('can be changed', async () => {
    const { save, update, list } = await openBook()
    const { id } = await save()
    await update(id, { name: 'Office', address: 'Müllerstraße 7', extras: null, areaId: 'wedding' })
    expect(await list()).toMatchObject([
      { id, name: 'Office', address: 'Müllerstraße 7', extras: null, areaId: 'wedding', isDefault: true },
    ])
  })

  test('keeps where to ring until it is left out, and stays in the area that was chosen', async () => {
    const { app, save, update, list } = await openBook()
    const coordinates = { lat: 52.5326, lng: 13.38 }
    const { id } = await save({ coordinates })
    const marked = { coordinates, area: expect.objectContaining({ id: 'mitte' }), placeId: null, city: null }
    expect(await list()).toMatchObject([marked])
    await change(app, 'settings', { key: 'USES_NEW_ADDRESS_SYSTEM' }, { value: '1' })
    expect(await list()).toMatchObject([marked])
    await change(app, 'settings', { key: 'USES_NEW_ADDRESS_SYSTEM' }, { value: '' })
    await update(id)
    expect(await list()).toMatchObject([{ coordinates: null, areaId: 'mitte' }])
  })

  test('keeps its text when its area is no longer served, and then has no area', async () => {
    const { app, save, list } = await openBook()
    await save()
    await app.db.deleteFrom('areas').where('id', '=', 'mitte').execute()
    await change(app, 'areas', { id: 'wedding' }, { name: 'Wedding' })
    await app.deps.content.refresh()
    expect(await list()).toMatchObject([
      { address: 'Chausseestraße 1', area: null, areaId: null, zipcode: null },
    ])
  })

  test('is refused by field without name, area or text', async () => {
    const { user, save, list } = await openBook()
    const { id } = await save()
    const missing = {
      name: [messages.addressNameMissing],
      areaId: [messages.areaMissing],
      address: [messages.addressMissing],
    }
    const empty = { name: ' ', address: ' ' }
    expect(await fieldsOf(await user.post('/me/addresses', empty))).toEqual(missing)
    expect(await fieldsOf(await user.post('/me/addresses', {}))).toEqual(missing)
    expect(await fieldsOf(await user.put(`/me/addresses/${id}`, empty))).toEqual(missing)
    expect(await list()).toHaveLength(1)
  })

  test.each([
    ['an unknown area', { areaId: 'moon' }, 'areaId'],
    ['a name of 81 signs', { name: 'x'.repeat(81) }, 'name'],
    ['a text of 301 signs', { address: 'x'.repeat(301) }, 'address'],
  ])('with %s is refused by field', async (_, more, field) => {
    const { user, list } = await openBook()
    expect(Object.keys(await fieldsOf(await user.post('/me/addresses', form(more))))).toEqual([field])
    expect(await list()).toEqual([])
  })
})

describe('the default address', () => {
  test('is the first one, stands first, and moves when another is made the default', async () => {
    const { save, update, list } = await openBook()
    const home = await save({ name: 'Home', isDefault: false })
    expect(home.isDefault).toBe(true)
    await save({ name: 'Office' })
    await save({ name: 'Mum', isDefault: true })
    expect(namesOf(await list())).toEqual(['Mum', 'Office', 'Home'])
    expect(defaultsOf(await list())).toEqual(['Mum'])
    await update(home.id, { isDefault: true })
    expect(namesOf(await list())).toEqual(['Home', 'Mum', 'Office'])
    expect(defaultsOf(await list())).toEqual(['Home'])
  })

  test('stays the default when the box is cleared, because one address is always the default', async () => {
    const { save, update, list } = await openBook()
    const home = await save()
    await save({ name: 'Office' })
    await update(home.id, { isDefault: false })
    expect(defaultsOf(await list())).toEqual(['Home'])
  })

  test('is replaced by the newest of the others when it is removed', async () => {
    const { user, save, list } = await openBook()
    const home = await save()
    await save({ name: 'Office' })
    await save({ name: 'Mum' })
    expect((await user.delete(`/me/addresses/${home.id}`)).status).toBe(200)
    expect([namesOf(await list()), defaultsOf(await list())]).toEqual([['Mum', 'Office'], ['Mum']])
  })

  test('is exactly one under simultaneous changes', async () => {
    const { user, save, update, list } = await openBook()
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ name: `${index}`, isDefault: index % 2 === 0 })),
    )
    expect(defaultsOf(await list())).toHaveLength(1)
    const saved = await list()
    await Promise.all([
      ...saved.slice(0, 4).map(({ id }) => user.delete(`/me/addresses/${id}`)),
      ...saved.slice(4).map(({ id, name }) => update(id, { name, isDefault: true })),
      save({ name: 'new' }),
    ])
    expect(await list()).toHaveLength(7)
    expect(defaultsOf(await list())).toHaveLength(1)
  })

  test('is exactly one, also when the only one is deleted while another is saved', async () => {
    const { user, save, list } = await openBook()
    for (let round = 0; round < 10; round++) {
      const { id } = await save({ name: 'old', isDefault: true })
      const others = (await list()).filter((one) => one.id !== id)
      for (const other of others) await user.delete(`/me/addresses/${other.id}`)
      await Promise.all([user.delete(`/me/addresses/${id}`), save({ name: 'new' })])
      expect(defaultsOf(await list())).toEqual(['new'])
    }
  })
})

describe('the address book', () => {
  test('no longer contains a removed address, and a second removal is not found', async () => {
    const { user, save, list } = await openBook()
    const { id } = await save()
    expect(await user.data(user.delete(`/me/addresses/${id}`))).toBeNull()
    expect(await list()).toEqual([])
    expect((await user.delete(`/me/addresses/${id}`)).status).toBe(404)
  })

  test('stores at most fifty addresses, also when sixty are sent at once', async () => {
    const { user, list } = await openBook()
    const responses = await Promise.all(Array.from({ length: 60 }, () => user.post('/me/addresses', form())))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(50)
    const refused = responses.find(({ status }) => status !== 200)
    expect(await fieldsOf(refused!)).toEqual({ name: [messages.tooManyAddresses] })
    expect(await list()).toHaveLength(50)
  })

  test('belongs to one account only', async () => {
    const { app, save } = await openBook()
    await save()
    const other = callsOf(await signInUser(app, 'Bob Other'))
    expect(await other.list()).toEqual([])
    expect((await other.save({ name: 'Mine' })).isDefault).toBe(true)
  })

  test('is exported and erased with its account, and that of other accounts stays', async () => {
    const { app, user, save, list } = await openBook()
    await save()
    const other = await signInUser(app, 'Bob Other')
    await callsOf(other).save({ name: 'Theirs' })
    expect(await deliveryData.export(systemCtx(app), { userId: user.id, email: null })).toEqual([
      expect.objectContaining({
        name: 'Home',
        address: 'Chausseestraße 1',
        areaId: 'mitte',
        isDefault: true,
      }),
    ])
    await erase(app, user.id)
    expect(await list()).toEqual([])
    expect(namesOf(await callsOf(other).list())).toEqual(['Theirs'])
  })

  test('saved while its account is being erased is refused or erased with it, without a deadlock', async () => {
    const { app } = await openBook()
    for (let round = 0; round < 8; round++) {
      const user = await signInUser(app, `Guest ${round}`)
      const save = () => user.post('/me/addresses', form({ isDefault: true }))
      if (round % 2 === 0) await save()
      const saved = Array.from({ length: 6 }, save)
      const erased = user.post('/me/delete', { password: guestPassword })
      const late = Array.from({ length: 3 }, save)
      for (const { status } of await Promise.all([...saved, ...late]))
        expect([200, 401, 404]).toContain(status)
      expect((await erased).status).toBe(200)
    }
    expect(await app.db.selectFrom('addresses').select('id').execute()).toEqual([])
  })
})

const erase = (app: TestApp, userId: string) =>
  transaction(systemCtx(app), (ctx) => deliveryData.erase(ctx, { userId, email: null }))
