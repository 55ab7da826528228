import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { pictureFixture } from '#domain/test/picture-fixture.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { PictureField, PicturesField } from './picture-field.tsx'

const languages = [{ id: 'de', code: 'de', name: 'Deutsch', isDefault: true, isRtl: false }]
const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }

/** The text of a field, with the names of its buttons and pictures. */
const shown = (field: React.ReactNode): string =>
  renderToString(<I18nProvider data={data}>{field}</I18nProvider>)
    .replace(/<[^>]*(?:aria-label|alt)="([^"]+)"[^>]*>/g, ' [$1] ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('an empty place says where a picture can come from', () => {
  const text = shown(<PictureField label="Bild" value={null} languages={languages} onChange={() => {}} />)
  expect(text).toContain('Bild hier ablegen oder einfügen')
  expect(text).toMatch(/Datei auswählen.*Foto aufnehmen.*Aus vorhandenen Bildern/)
})

test('a picture is shown with its alternative text, and can be cropped, replaced and removed', () => {
  const value = { ...pictureFixture, alt: 'Auf Holz' }
  const text = shown(<PictureField label="Bild" value={value} languages={languages} onChange={() => {}} />)
  expect(text).toMatch(/\[Auf Holz\].*\[Zuschneiden &amp; beschreiben: Bild\].*\[Bild entfernen\].*Ersetzen/)
})

test('a full gallery takes no further picture, and each of its pictures says where it stands', () => {
  const value = [pictureFixture, { ...pictureFixture, id: 'b' }]
  const text = shown(
    <PicturesField label="Galerie" max={2} value={value} languages={languages} onChange={() => {}} />,
  )
  expect(text).toContain('[Galerie 2 weiter nach vorn]')
  expect(text).not.toContain('Datei auswählen')
})
