import { afterEach, expect, test, vi } from 'vitest'
import { loadRestaurant } from './load-restaurant.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the restaurant is named as a whole, whatever branch a guest has chosen in the same browser', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: 'branch=nord' })
  // A call with cookies is answered by the branch that they name.
  vi.stubGlobal('fetch', async (url: string, { credentials }: RequestInit) => {
    const value = credentials === 'omit' ? 'Feuer & Flora' : 'Feuer & Flora Nord'
    const data = url.endsWith('/settings') ? [{ key: 'SITE_TITLE', value, media: {} }] : []
    return Response.json({ data })
  })
  expect((await loadRestaurant()).name).toBe('Feuer & Flora')
})
