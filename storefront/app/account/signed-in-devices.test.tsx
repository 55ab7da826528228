import { expect, test } from 'vitest'
import type { AccountSession } from '#contract/accounts.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import { type Sessions, SignedInDevices } from './signed-in-devices.tsx'

const session = (device: string, more: Partial<AccountSession> = {}): AccountSession => ({
  id: `id of ${device}`,
  device,
  createdAt: '2026-11-20T18:00:00.000Z',
  lastUsedAt: '2026-11-22T23:30:00.000Z',
  isCurrent: false,
  ...more,
})
const here = session('Firefox · Windows', { isCurrent: true })
const show = (sessions: Sessions) => renderInShop(<SignedInDevices sessions={sessions} />, {})
/** The accessible names of the buttons. */
const buttonsOf = (page: string) =>
  [...page.matchAll(/<button([^>]*)>([^<]*)/g)].map(
    ([, attributes = '', text]) => /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? text,
  )

test('every other device has a button that names it, and its last day of use in the time zone of the restaurant', () => {
  const page = show([here, session('Safari · iPhone'), session('')])
  expect(buttonsOf(page)).toEqual(['Log out Safari · iPhone', 'Log out Unknown device', 'Log out all others'])
  expect(page.match(/This device/g)).toHaveLength(1)
  expect(page).toContain('Last used: 23 November 2026')
})

test('with one other device there is nothing to end at once', () => {
  const page = show([here, session('Safari · iPhone')])
  expect(buttonsOf(page)).toEqual(['Log out Safari · iPhone'])
})

test('the only device is shown as such, and is not logged out from here', () => {
  const page = show([here])
  expect(page).toContain('No other device is logged in.')
  expect(buttonsOf(page)).toEqual([])
})

test('devices that could not be loaded are an alert with a way to try again', () => {
  expect(show('failed')).toMatch(/role="alert"><p>The devices could not be loaded\.<\/p><button.*Try again/)
})
