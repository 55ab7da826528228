import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { domainMessages } from '#domain/messages.ts'
import { deShop } from '#domain/i18n/de-shop.ts'
import { contactMessages } from '#domain/i18n/de/contact.ts'
import { reservationMessages } from '#domain/i18n/de/reservations.ts'
import { de } from '#domain/i18n/de.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { messagesOfPart } from '#domain/i18n/catalogue-parts.ts'

const root = join(import.meta.dirname, '..')
const CALL = /\bt\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g

/** The files of pages that bring words of their own. */
const LATE_FILES =
  /app\/(?:checkout|orders|reservations|contact|delivery|form|receipt|account(?!\/session))\/|routes\/(?:checkout|order|account|login|register|reset-password|me|contact)\b|app\/location\/area-\w+\./

/** Every text that a screen asks for by a literal, with the file that asks. */
function askedFor(files = /./): Map<string, string> {
  const asked = new Map<string, string>()
  for (const folder of ['storefront/app', 'backoffice/app', 'ui', 'domain/notifications']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.test)\.tsx?$/.test(name) || !files.test(join(folder, name))) continue
      for (const [, single, double] of readFileSync(join(root, folder, name), 'utf8').matchAll(CALL)) {
        const text = (single ?? double ?? '').replaceAll(/\\(['"])/g, '$1')
        asked.set(text, join(folder, name))
      }
    }
  }
  return asked
}

test('every text of the screens has a German translation', () => {
  const asked = askedFor()
  expect(asked.size).toBeGreaterThan(50)
  const missing = [...asked].filter(([text]) => !(text in de)).map(([text, file]) => `${file}: ${text}`)
  expect(missing).toEqual([])
})

test('no page of the shop asks for a word that only comes with the checkout or the account', () => {
  const late = { ...messagesOfPart(de, 'ordering'), ...messagesOfPart(de, 'account') }
  const early = [...askedFor()].filter(
    ([text, file]) => text in late && /^(?:ui|storefront)/.test(file) && !LATE_FILES.test(file),
  )
  expect(early).toEqual([])
})

const FORM_FILES = /app\/form\/(?:form-(?:fields|frame)|accept-terms)\./

test.each([
  [
    'reservation',
    reservationMessages,
    /storefront\/app\/(?:reservations\/(?!reservation-trigger)|form\/phone-field\.)/,
  ],
  ['contact page', contactMessages, /app\/contact\//],
])('every text of the %s comes with it', (_, words, files) => {
  const known: Readonly<Record<string, string>> = { ...deShop, ...words }
  const asked = [...askedFor(FORM_FILES), ...askedFor(files)]
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter(([text]) => !(text in known))).toEqual([])
})

test('every message of the rules has a German translation', () => {
  expect(domainMessages.filter((text) => !(text in de))).toEqual([])
})

/** The languages the house speaks besides English and German. */
const further = ['tr']

test.each(further)('%s says everything that German says, and nothing else', (language) => {
  const words = builtInMessages(language)
  expect(Object.keys(de).filter((text) => !words[text])).toEqual([])
  expect(Object.keys(words).filter((text) => !(text in de))).toEqual([])
})

test.each(further)('%s has its words in the same files as German', async (language) => {
  const folder = join(root, 'domain/i18n')
  const files = readdirSync(join(folder, 'de'))
  expect(readdirSync(join(folder, language)).toSorted()).toEqual(files.toSorted())
  for (const file of files) {
    const [german, other] = await Promise.all(
      ['de', language].map((one) => import(join(folder, one, file)) as Promise<object>),
    )
    const texts = (words: object = {}) =>
      Object.entries(words).map(([name, map]) => [name, Object.keys(map as object).toSorted()])
    expect(texts(other), file).toEqual(texts(german))
  }
})

/** The names a text fills, and those it chooses a plural by. */
const names = (text: string) =>
  new Set([...text.matchAll(/\{(\w+)(, plural)?[},]/g)].map(([, name, plural = '']) => name + plural))

test.each(['de', ...further])('a text of %s fills the same names as its key', (language) => {
  const differing = Object.entries(builtInMessages(language)).filter(
    ([text, shown]) => names(text).symmetricDifference(names(shown)).size > 0,
  )
  expect(differing).toEqual([])
})

test.each(['de', ...further])('every plural of %s has the forms its rules ask for', (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const short = Object.values(builtInMessages(language)).filter((text) =>
    [...text.matchAll(/, plural, ((?:\w+ \{[^{}]*\}\s*)+)\}/g)].some(
      ([, forms = '']) => !categories.every((category) => forms.includes(`${category} {`)),
    ),
  )
  expect(short).toEqual([])
})

test('R-C1 every order button says that the order has to be paid', () => {
  const text = 'Order with obligation to pay'
  const said = ['de', ...further].map((language) => builtInMessages(language)[text])
  expect(said).toEqual(['Zahlungspflichtig bestellen', 'Ödeme yükümlülüğüyle sipariş ver'])
})
