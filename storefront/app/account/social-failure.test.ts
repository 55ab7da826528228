import { expect, test } from 'vitest'
import { linkFailure, socialFailure } from './social-failure.ts'

const t = (text: string) => text

test.each([
  ['?social=taken', 'This social account belongs to another account here.'],
  ['?social=failed', 'Not logged in'],
  ['?social=constructor', undefined],
  ['', undefined],
])('whoever signs in and comes back with %j reads %j', (search, text) => {
  expect(socialFailure(search, t)).toBe(text)
})

test.each([
  ['?social=taken', 'This social account belongs to another account here.'],
  ['?social=failed', 'That did not work. Please try again'],
  ['', undefined],
])('whoever is signed in and comes back with %j reads %j', (search, text) => {
  expect(linkFailure(search, t)).toBe(text)
})
