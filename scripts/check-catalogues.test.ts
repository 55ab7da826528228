import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { splitCatalogues } from '../ui/catalogues.config.ts'

const catalogues = {
  de: { Cart: 'Warenkorb', Close: 'Schließen', Guests: 'Gäste', Order: 'Bestellen', Pay: 'Zahlen' },
  en: {},
}

const sources = {
  'frame.js': "export const frame = (t) => t('Close')",
  'home.js': "import { frame } from 'frame.js'; export default (t) => [frame(t), t('Cart')]",
  'rules.js': "export const messages = { pay: 'Pay' }; export const unused = 'Order'",
  'checkout.js':
    "import { frame } from 'frame.js'; import { messages } from 'rules.js'; export default (t, key) => [frame(t), t(messages[key])]",
  'account.js':
    "import { messages } from 'rules.js'; export default (t, key) => [t(messages[key]), () => import('dialog.js')]",
  'dialog.js': "import { frame } from 'frame.js'; export default (t) => [frame(t), t(`Guests`)]",
}

type Sources = Record<string, string>

/** Builds some modules as the storefront is built: three routes, and `frame.js` in a shared chunk. */
async function buildPages(some: Sources = {}, translated: Record<string, Sources> = catalogues) {
  const modules: Sources = { ...sources, ...some }
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
      splitCatalogues({ catalogues: translated, sharedChunks: ['frame'] }),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: ['home.js', 'checkout.js', 'account.js'],
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [{ name: 'frame', test: /^frame/ }] } },
      },
    },
  })) as Rolldown.RolldownOutput
  const files = new Map(output.output.map((file) => [file.fileName, file]))
  const textOf = (name: string) => {
    const file = files.get(name)
    return file?.type === 'chunk' ? file.code : String(file?.source)
  }
  const chunk = (name: string) => output.output.find((file) => file.type === 'chunk' && file.name === name)!
  /** The messages that one chunk imports by itself, and under which name. */
  const messagesOf = (fileName: string, language = 'de') =>
    [...textOf(fileName).matchAll(/import "messages\/(.+?)";/g)].map(([, name = '']) => ({
      name,
      source: textOf(`assets/${language}/${name}`),
    }))
  /** The messages that are there once a chunk runs: its own, and those of every chunk that it imports. */
  const messagesWith = (fileName: string): string[] => {
    const imported = [...textOf(fileName).matchAll(/from "\.\/(.+?)"/g)].map(([, name]) => `assets/${name}`)
    const own = messagesOf(fileName).flatMap(({ source }) =>
      [...source.matchAll(/"(\w+)":/g)].map(([, key]) => key!),
    )
    return [...own, ...imported.flatMap(messagesWith)].toSorted()
  }
  return { chunk, messagesOf, messagesWith }
}

test.each([
  ['home', ['Cart', 'Close']],
  ['checkout', ['Close', 'Pay']],
  ['account', ['Pay']],
  ['dialog', ['Close', 'Guests']],
])('all messages of %s come with it, each once, and no others', async (name, expected) => {
  const { chunk, messagesWith } = await buildPages()
  expect(messagesWith(chunk(name).fileName)).toEqual(expected)
})

test('the messages have one name in all languages, and a language without translations has empty files', async () => {
  const { chunk, messagesOf } = await buildPages()
  const [german] = messagesOf(chunk('home').fileName)
  const [english] = messagesOf(chunk('home').fileName, 'en')
  expect(german?.source).toContain('"Cart":"Warenkorb"')
  expect(english).toEqual({ name: german?.name, source: 'export {}\n' })
})

test('a text moves with the code that shows it', async () => {
  const { chunk, messagesWith } = await buildPages({
    'account.js': "export default (t) => t('Order')",
    'checkout.js':
      "import { messages } from 'rules.js'; export default (t) => [t(messages.pay), t('Guests')]",
  })
  expect(messagesWith(chunk('account').fileName)).toEqual(['Order'])
  expect(messagesWith(chunk('checkout').fileName)).toEqual(['Guests', 'Pay'])
})

test('a changed translation renames the messages and the chunk that imports them, so that no cache keeps old ones', async () => {
  const changed = { ...catalogues, de: { ...catalogues.de, Cart: 'Korb' } }
  const [before, after] = await Promise.all([buildPages(), buildPages({}, changed)])
  expect(after.chunk('home').fileName).not.toBe(before.chunk('home').fileName)
  expect(after.chunk('checkout').fileName).toBe(before.chunk('checkout').fileName)
})
