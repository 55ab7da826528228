import { expect, test } from 'vitest'
import type { Picture } from '#contract/media.ts'
import { pictureOf, picturesOf } from './setting-pictures.ts'

const picture = (id: string): Picture => ({
  id,
  url: `/media/${id}.webp`,
  avif: '',
  webp: '',
  square: '',
  circle: '',
  wide: '',
  width: 4,
  height: 3,
  placeholder: '',
})

test('a setting shows its uploaded picture, whatever kind it was uploaded as', () => {
  for (const kind of ['poster', 'icon', 'splash', 'background'] as const)
    expect(pictureOf({ value: '/media/a.webp', media: { [kind]: { data: picture('a') } } })).toEqual(
      picture('a'),
    )
  expect(pictureOf({ value: '', media: {} })).toBeUndefined()
})

test('a value that is the address of a picture shows it without an upload, and before another upload', () => {
  const media = { poster: { data: picture('a') } }
  for (const shown of [
    pictureOf({ value: '/brand.svg', media: {} }),
    pictureOf({ value: '/brand.svg', media }),
  ])
    expect(shown).toMatchObject({ url: '/brand.svg', circle: '/brand.svg', avif: '', webp: '' })
})

test('a setting with several pictures gives all of them in their order, one with a single picture that one', () => {
  const several = [picture('a'), picture('b'), picture('c')]
  expect(picturesOf({ value: '', media: { gallery: { data: several } } })).toEqual(several)
  expect(picturesOf({ value: '', media: { slider: { data: several } } })).toEqual(several)
  expect(picturesOf({ value: '/media/a.webp', media: { poster: { data: picture('a') } } })).toEqual([
    picture('a'),
  ])
  expect(picturesOf({ value: '', media: {} })).toEqual([])
})
