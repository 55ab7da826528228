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

/** The files of pages that bring a catalogue part of their own. */
const LATE_FILES =
  /app\/(?:checkout|orders|reservations|contact|delivery|form|receipt|account(?!\/session))\/|routes\/(?:checkout|order|account|login|register|reset-password|me|contact)\b|app\/location\/area-\w+\./

/** Every text that a screen uses by a literal, with its file. */
function textsUsedIn(files = /./): Map<string, string> {
  const used = new Map<string, string>()
  for (const folder of ['storefront/app', 'backoffice/app', 'ui', 'domain/notifications']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.test)\.tsx?$/.test(name) || !files.test(join(folder, name))) continue
      for (const [, single, double] of readFileSync(join(root, folder, name), 'utf8').matchAll(CALL)) {
        const text = (single ?? double ?? '').replaceAll(/\\(['"])/g, '$1')
        used.set(text, join(folder, name))
      }
    }
  }
  return used
}

test('every text of the screens has a German translation', () => {
  const used = textsUsedIn()
  expect(used.size).toBeGreaterThan(50)
  const missing = [...used].filter(([text]) => !(text in de)).map(([text, file]) => `${file}: ${text}`)
  expect(missing).toEqual([])
})

test('no page of the shop uses a text that only comes with the checkout or the account', () => {
  const late = { ...messagesOfPart(de, 'ordering'), ...messagesOfPart(de, 'account') }
  const early = [...textsUsedIn()].filter(
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
])('every text of the %s comes with it', (_, messages, files) => {
  const known: Readonly<Record<string, string>> = { ...deShop, ...messages }
  const used = [...textsUsedIn(FORM_FILES), ...textsUsedIn(files)]
  expect(used.length).toBeGreaterThan(15)
  expect(used.filter(([text]) => !(text in known))).toEqual([])
})

test('every message of the rules has a German translation', () => {
  expect(domainMessages.filter((text) => !(text in de))).toEqual([])
})

/** The built-in languages besides English and German. */
const further = ['tr']

test.each(further)('the %s catalogue has the texts of the German one, and no others', (language) => {
  const messages = builtInMessages(language)
  expect(Object.keys(de).filter((text) => !messages[text])).toEqual([])
  expect(Object.keys(messages).filter((text) => !(text in de))).toEqual([])
})

test.each(further)('the %s catalogue has its texts in the same files as the German one', async (language) => {
  const folder = join(root, 'domain/i18n')
  const files = readdirSync(join(folder, 'de'))
  expect(readdirSync(join(folder, language)).toSorted()).toEqual(files.toSorted())
  for (const file of files) {
    const [german, other] = await Promise.all(
      ['de', language].map((one) => import(join(folder, one, file)) as Promise<object>),
    )
    const texts = (messages: object = {}) =>
      Object.entries(messages).map(([name, map]) => [name, Object.keys(map as object).toSorted()])
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

test.each(['de', ...further])('every plural of %s has the forms its rules need', (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const short = Object.values(builtInMessages(language)).filter((text) =>
    [...text.matchAll(/, plural, ((?:\w+ \{[^{}]*\}\s*)+)\}/g)].some(
      ([, forms = '']) => !categories.every((category) => forms.includes(`${category} {`)),
    ),
  )
  expect(short).toEqual([])
})

test('R-C1 every order button states that the order has to be paid', () => {
  const text = 'Order with obligation to pay'
  const labels = ['de', ...further].map((language) => builtInMessages(language)[text])
  expect(labels).toEqual(['Zahlungspflichtig bestellen', 'Ödeme yükümlülüğüyle sipariş ver'])
})
