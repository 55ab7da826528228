import { afterEach, expect, test, vi } from 'vitest'
import { onRestored } from './on-restored.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a page that the browser kept in memory is told so when it is shown again, a new one is not', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const listener = vi.fn<() => void>()
  const stop = onRestored(listener)
  show(false)
  expect(listener).not.toHaveBeenCalled()
  show(true)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  show(true)
  expect(listener).toHaveBeenCalledOnce()
})
