import { describe, expect, test } from 'vitest'
import { StoredPicture } from './stored-picture.ts'

const picture = {
  id: 'p',
  url: '/media/p/480.webp',
  avif: '/media/p/240.avif 240w, /media/p/480.avif 480w',
  webp: '',
  square: '/media/p/square.webp',
  circle: '',
  wide: '',
  width: 4,
  height: 3,
  placeholder: 'data:image/webp;base64,UklGRg==',
}
const url = `/media/drawings/${'0a'.repeat(12)}.json`
const drawing = {
  url,
  transform: 'matrix(1 0 0 1 0 0)',
  x: 1,
  y: 1,
  radius: 1,
  bases: { rice: '/media/r/480.webp' },
}
const isStored = (more: object) => StoredPicture.safeParse({ ...picture, ...more }).success

test('a picture as the product stores it counts, drawn or not', () => {
  expect(isStored({})).toBe(true)
  expect(isStored({ placeholder: '' })).toBe(true)
  expect(isStored({ drawing })).toBe(true)
  expect(isStored({ alt: 'Auf Holz', translations: { en: { alt: 'On wood' } } })).toBe(true)
})

describe('refused is', () => {
  test.each([
    ['data:image/png;base64,AA==) , url(//elsewhere.example/p.png'],
    ['data:image/svg+xml;base64,AA=='],
    ['data:image/webp,%3Csvg%3E'],
    [`data:image/webp;base64,${'A'.repeat(8_001)}`],
  ])('the placeholder %s', (placeholder) => expect(isStored({ placeholder })).toBe(false))

  test.each([
    ['of another site', { url: 'https://elsewhere.example/480.webp' }],
    ['of another site without its protocol', { square: '//elsewhere.example/square.webp' }],
    ['of another place of this site', { url: '/api/me' }],
    ['outside of its folder', { wide: '/media/../api/me.webp' }],
    ['with a way out of its folder', { circle: '/media/p/../../sources/a.webp' }],
    ['of another kind', { url: '/media/p/480.svg' }],
    ['among its sources', { avif: '/media/p/240.avif 240w, /elsewhere/480.avif 480w' }],
    ['with a longer alternative text than can be read out', { alt: 'a'.repeat(201) }],
  ])('an address %s', (_, more) => expect(isStored(more)).toBe(false))

  test.each([
    ['of another folder', { url: '/media/p/480.webp' }],
    ['outside of its folder', { url: '/media/drawings/../p/1.json' }],
    ['with a base of another site', { bases: { rice: '/media//elsewhere.example' } }],
    ['with a base outside of its folder', { bases: { rice: '/media/../api/me' } }],
    ['with an endless transform', { transform: 'matrix(1 0 0 1 0 0)'.repeat(100) }],
  ])('a drawing %s', (_, more) => expect(isStored({ drawing: { ...drawing, ...more } })).toBe(false))
})
