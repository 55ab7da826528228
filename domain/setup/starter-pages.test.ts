import { expect, test } from 'vitest'
import { PageDocument } from '#contract/content.staff.ts'
import { starterPages } from './starter-pages.ts'

const values = {
  SITE_TITLE: 'Da Luigi',
  LEGAL_NAME: 'Luigi & Söhne <GmbH>',
  ADDRESS: 'Weg 1\n12345 Ort',
  PHONE: '030 1',
  CONTACT_EMAIL: 'a@b.example',
}

test.each([
  ['de', 'Entwurf: Bitte prüfen', ['Impressum', 'Datenschutz', 'AGB']],
  ['tr', 'Draft: please check', ['Legal notice', 'Privacy notice', 'Terms and conditions']],
])('in %s each page says at its top that it has to be checked', (language, mark, names) => {
  const pages = starterPages(values, language)
  expect(pages.map(({ document }) => document.name)).toEqual(names)
  for (const { document } of pages) {
    expect(PageDocument.parse(document)).toEqual(document)
    expect(document.text.startsWith(`<p><strong>${mark}`)).toBe(true)
    expect(document.onFooter).toBe(true)
  }
  expect(pages.map(({ key }) => key)).toEqual(['IMPRINT', 'PRIVACY_POLICY', 'TERMS_AND_CONDITIONS'])
})

test('answers stand in the text as text, with their lines', () => {
  const [imprint] = starterPages(values, 'de')
  expect(imprint?.document.text).toContain('<p>Luigi &amp; Söhne &lt;GmbH&gt;<br>Weg 1<br>12345 Ort</p>')
})

test('what nobody has answered is a gap to be filled', () => {
  const [imprint] = starterPages({}, 'de')
  expect(imprint?.document.text).toContain('Umsatzsteuer-Identifikationsnummer: [bitte ergänzen]')
})
