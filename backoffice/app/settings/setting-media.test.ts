import { expect, test } from 'vitest'
import { pictureFixture } from '#domain/test/picture-fixture.ts'
import { uploadedIn, withPictures } from './setting-media.ts'

const other = { ...pictureFixture, id: 'b' }

test.each([
  ['a first picture', { value: '/old.png', media: {} }, false, { poster: { data: other } }],
  [
    'another icon',
    { value: '', media: { icon: { data: pictureFixture } } },
    false,
    { icon: { data: other } },
  ],
  ['first pictures', { value: '', media: {} }, true, { gallery: { data: [other] } }],
  ['others of several', { value: '', media: { slider: { data: [] } } }, true, { slider: { data: [other] } }],
])('%s counts alone, as what there was before', (_, before, areSeveral, media) => {
  const after = withPictures(before, [other], areSeveral)
  expect(after).toEqual({ value: '', media })
  expect(uploadedIn(after)).toEqual([other])
})

test('a setting without its last picture holds nothing', () => {
  const before = { value: '', media: { poster: { data: other } } }
  expect(withPictures(before, [], false)).toEqual({ value: '', media: {} })
})
