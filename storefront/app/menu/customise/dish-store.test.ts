import { afterEach, expect, test, vi } from 'vitest'
import { prefetchDish, requestDish } from './dish-store.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a dish that failed to load is tried again for the guest who asks, never by itself', async () => {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', fetched)
  requestDish('pizza/margherita')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await Promise.resolve()

  prefetchDish('pizza/margherita')
  expect(fetched).toHaveBeenCalledTimes(1)

  requestDish('pizza/margherita')
  expect(fetched).toHaveBeenCalledTimes(2)
})
