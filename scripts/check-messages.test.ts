import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { domainMessages } from '#domain/messages.ts'
import { de } from '#domain/i18n/de.ts'
import { builtInMessages, catalogues } from '#domain/i18n/catalogue.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'

const root = join(import.meta.dirname, '..')

/** The texts that some code hands to `t` as they stand, also where it chooses between two. */
function translatedTexts(file: string, code: string): string[] {
  const texts: string[] = []
  const collect = (node: ESTree.Node | undefined): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
      texts.push(node.quasis[0]?.value.cooked ?? '')
    if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(collect)
  }
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [text] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type === 'Identifier' && name.name === 't') collect(text)
    },
  })
  visitor.visit(parseSync(file, code).program)
  return texts
}

/** Every text that a screen or a mail uses by a literal, with its file. */
function textsUsed(): Map<string, string> {
  const used = new Map<string, string>()
  for (const folder of ['storefront/app', 'backoffice/app', 'ui', 'domain/notifications', 'api']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue
      const code = readFileSync(join(root, folder, name), 'utf8')
      for (const text of translatedTexts(name, code)) used.set(text, join(folder, name))
    }
  }
  return used
}

test('texts are found in calls of t, however they are written', () => {
  const code = "t('One'); i18n.t(\"Two's\"); t(is ? `Three` : 'Four', { is }); format('Five'); t(name)"
  expect(translatedTexts('page.ts', code)).toEqual(['One', "Two's", 'Three', 'Four'])
})

test('every text of the screens and mails has a German translation', () => {
  const used = textsUsed()
  expect(used.size).toBeGreaterThan(50)
  const missing = [...used].filter(([text]) => !(text in de)).map(([text, file]) => `${file}: ${text}`)
  expect(missing).toEqual([])
})

test('a success is said by what has happened, only an alert is titled Success', () => {
  const files = ['storefront/app', 'backoffice/app'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  const titled = files.filter((file) => /\bt\('Success'\)/.test(readFileSync(join(root, file), 'utf8')))
  expect(titled).toEqual(['storefront/app/shell/alert-dialog.tsx'])
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

test.each(['de', ...further])(
  'the files of %s translate a text that several of them have alike',
  async (language) => {
    const folder = join(root, 'domain/i18n', language)
    const files = readdirSync(folder).map(
      (file) => import(join(folder, file)) as Promise<Record<string, Record<string, string>>>,
    )
    const messages = (await Promise.all(files)).flatMap(Object.values).flatMap(Object.entries)
    const translations = Map.groupBy<string, [string, string]>(messages, ([text]) => text)
    const differing = [...translations].filter(([, all]) => new Set(all.map(([, shown]) => shown)).size > 1)
    expect(differing).toEqual([])
  },
)

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

/** A text as it is shown: every name that it fills is a number, which a plural takes as well. */
function shownText(text: string, language: string): string {
  const params = Object.fromEntries([...text.matchAll(/\{(\w+)[},]/g)].map(([, name = '']) => [name, 2]))
  return formatMessage(text, params, language)
}

test('a plural that fills a name inside one of its forms is found, because it would be shown as it is written', () => {
  expect(shownText('{carts, plural, one {a cart} other {{carts} carts}}', 'en')).toMatch(/[{}]/)
  expect(shownText('{carts, plural, one {a cart} other {# carts}}, {sum}', 'en')).toBe('2 carts, 2')
})

test.each(Object.keys(catalogues))('no text of the catalogue %s is shown with braces', (name) => {
  const language = name === 'de-sie' ? 'de' : name
  const messages = builtInMessages(language, name === 'de-sie' ? 'sie' : 'du')
  const texts = [...Object.keys(de), ...Object.values(messages)]
  expect(texts.filter((text) => /[{}]/.test(shownText(text, language)))).toEqual([])
})

test('R-C1 every order button states that the order has to be paid', () => {
  const text = 'Order with obligation to pay'
  const labels = ['de', ...further].map((language) => builtInMessages(language)[text])
  expect(labels).toEqual(['Zahlungspflichtig bestellen', 'Ödeme yükümlülüğüyle sipariş ver'])
})
