import { expect, test } from 'vitest'
import { shownNotice } from './shown-notice.ts'

test('a notice about the sound stands while there is none, and keeps its place until the next screen once there is', () => {
  const blocked = shownNotice(undefined, 'blocked', '/')
  expect(blocked).toEqual({ sound: 'blocked', screen: '/' })
  expect(shownNotice(blocked, 'on', '/')).toBe(blocked)
  expect(shownNotice(blocked, 'on', '/today')).toBeUndefined()
})

test('a notice that no sound asked for takes no place', () => {
  expect(shownNotice(undefined, 'on', '/')).toBeUndefined()
})

test('a sound that stays off is noted on every screen, and one that is turned off again is noted as that', () => {
  const off = shownNotice(undefined, 'off', '/')
  expect(shownNotice(off, 'off', '/today')).toEqual({ sound: 'off', screen: '/today' })
  expect(shownNotice(shownNotice(undefined, 'blocked', '/'), 'off', '/')).toEqual({
    sound: 'off',
    screen: '/',
  })
})

test('a notice that has not changed is the same one, so that drawing it ends', () => {
  const off = shownNotice(undefined, 'off', '/')
  expect(shownNotice(off, 'off', '/')).toBe(off)
})
