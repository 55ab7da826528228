import { expect, test } from 'vitest'
import { pictureFixture } from '../test/picture-fixture.ts'
import { localizedPicture } from './localized-picture.ts'

const translations = { en: { alt: 'On wood' }, tr: {} }

test.each([
  ['en', 'On wood'],
  ['tr', 'Auf Holz'],
  ['de', 'Auf Holz'],
  [undefined, 'Auf Holz'],
])('guests who read %s get the alternative text %s, and no other language', (language, alt) => {
  const picture = { ...pictureFixture, alt: 'Auf Holz', translations }
  expect(localizedPicture(picture, language)).toEqual({ ...pictureFixture, alt })
})
