import { afterEach, expect, test, vi } from 'vitest'
import { followBranch } from './follow-branch.ts'

/** A tab at a branch of a device; `arrived` says how its page was reached. */
function openTab(slug: string, { device = new Map<string, string>(), arrived = 'navigate' } = {}) {
  const target = new EventTarget()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
  })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: arrived }] })
  const stop = followBranch(slug)
  const tell = (type: string, about: object) =>
    void target.dispatchEvent(Object.assign(new Event(type), about))
  return { device, reload, stop, tell }
}

afterEach(() => void vi.unstubAllGlobals())

test('a branch chosen in another tab reloads the page, once it is another one', () => {
  const { device, reload, stop, tell } = openTab('nord')
  tell('storage', { key: 'branch' })
  device.set('branch', 'ost')
  tell('storage', { key: 'cart' })
  expect(reload).not.toHaveBeenCalled()
  tell('storage', { key: 'branch' })
  expect(reload).toHaveBeenCalledOnce()
  stop()
  tell('storage', { key: 'branch' })
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that the browser kept in memory reloads when another branch was chosen since', () => {
  const { device, reload, tell } = openTab('nord')
  tell('pageshow', { persisted: true })
  device.set('branch', 'ost')
  tell('pageshow', { persisted: false })
  expect(reload).not.toHaveBeenCalled()
  tell('pageshow', { persisted: true })
  expect(reload).toHaveBeenCalledOnce()
})

test('a reloaded page names no branch, so that two tabs never reload each other in turns', () => {
  const device = new Map([['branch', 'ost']])
  openTab('nord', { device, arrived: 'reload' })
  expect(device.get('branch')).toBe('ost')
  openTab('nord', { device })
  expect(device.get('branch')).toBe('nord')
})
