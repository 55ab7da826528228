import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const user = { id: 'u', name: 'Ada', email: 'ada@example.org', phone: '', profit: 0, table: null }

let stored: Map<string, string>
let target: EventTarget
beforeEach(() => {
  stored = new Map()
  target = new EventTarget()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', target)
  vi.stubGlobal('location', { href: 'http://shop/me/my-orders' })
})
afterEach(() => vi.unstubAllGlobals())

/** A page of the account on this device, and how often it has heard of the end of the session. */
async function openPage() {
  const [{ adopt, sessionStore }, { onSessionEnd }] = await Promise.all([
    import('./session-store.ts'),
    import('./on-session-end.ts'),
  ])
  sessionStore.subscribe(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  const ended = vi.fn<() => void>()
  const stop = onSessionEnd(ended)
  return { adopt: () => adopt(user as never), ended, stop }
}

const signOutElsewhere = () => {
  stored.delete('signed-in')
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'signed-in' }))
}

test('a page of the account that is opened while nobody was known to be signed in hears of no end', async () => {
  const { adopt, ended } = await openPage()
  adopt()
  expect(ended).not.toHaveBeenCalled()
  signOutElsewhere()
  expect(ended).toHaveBeenCalledOnce()
})

test('who has left the page hears nothing of the end', async () => {
  const { adopt, ended, stop } = await openPage()
  adopt()
  stop()
  signOutElsewhere()
  expect(ended).not.toHaveBeenCalled()
})
