import { createHash } from 'node:crypto'
import { parseSync, type Plugin, type Rolldown, Visitor } from 'vite'
import { type Catalogue, catalogues as builtIn } from '../domain/i18n/catalogue.ts'

type Chunk = Rolldown.RenderedChunk
type Chunks = Readonly<Record<string, Chunk>>
type Options = {
  /** From an English text to a translation, by the name of the catalogue. */
  catalogues?: Readonly<Record<string, Catalogue>>
  /** Chunks that many others import; their messages are loaded once, whoever imports them. */
  sharedChunks: readonly string[]
}

/** What a chunk imports its messages from; the import map of a page leads it to the language of the page. */
const PREFIX = 'messages/'
/** What the server learns from the browser's build: every text that a page can show. */
const TEXTS_MODULE = 'virtual:page-texts'

/**
 * Splits the catalogues by the module graph: a text belongs to the chunks whose code contains it as a string. Every shared
 * chunk and every entry (a route, a dialog) imports its messages statically, so they arrive together with the code.
 */
export function splitCatalogues({ catalogues = builtIn, sharedChunks }: Options): Plugin {
  const textsOf = createTextFinder(catalogues, sharedChunks)
  const used = new Set<string>()
  const written = new Set<string>()
  return {
    name: 'split-catalogues',
    apply: 'build',
    resolveId: (id) => (id === TEXTS_MODULE ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${TEXTS_MODULE}` ? `export const pageTexts = ${JSON.stringify([...used])}` : undefined,
    renderChunk(code, chunk, _, { chunks }) {
      const texts = this.environment.name === 'client' ? textsOf(chunk, chunks) : []
      if (texts.length === 0) return null
      for (const text of texts) used.add(text)
      const sources = Object.entries(catalogues).map(
        ([name, catalogue]) => [name, catalogueModule(catalogue, texts)] as const,
      )
      // A chunk is the same in every language, so its messages have the same name in every language.
      const hash = createHash('sha256').update(JSON.stringify(sources)).digest('base64url').slice(0, 8)
      const file = `${chunk.name}-${hash}.js`
      for (const [name, source] of sources) {
        const fileName = `assets/${name}/${file}`
        if (!written.has(fileName)) this.emitFile({ type: 'asset', fileName, source })
        written.add(fileName)
      }
      return { code: `import ${JSON.stringify(PREFIX + file)};\n${code}`, map: null }
    },
  }
}

/** Finds the texts whose translations a chunk has to bring; the result is sorted. */
function createTextFinder(catalogues: Readonly<Record<string, Catalogue>>, sharedChunks: readonly string[]) {
  const keys = new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)))
  const isShared = ({ name }: Chunk) => sharedChunks.includes(name)
  const isEntry = (chunk: Chunk) => chunk.isEntry || chunk.isDynamicEntry
  const bringsItsOwn = (chunk: Chunk) => isShared(chunk) || isEntry(chunk)
  const found = new Map<string, readonly string[]>()

  function textsIn(chunk: Chunk): readonly string[] {
    const known = found.get(chunk.fileName)
    if (known) return known
    const texts = Object.entries(chunk.modules)
      .filter(([id]) => !id.includes('/node_modules/'))
      .flatMap(([, { code }]) => stringsIn(code ?? ''))
      .filter((text) => keys.has(text))
    found.set(chunk.fileName, texts)
    return texts
  }

  return (chunk: Chunk, chunks: Chunks): string[] => {
    if (!bringsItsOwn(chunk)) return []
    const closure = isShared(chunk) ? [chunk] : closureOf(chunk, chunks, isEntry)
    const [brought, own] = [
      closure.filter((one) => one !== chunk && isShared(one)),
      closure.filter((one) => one === chunk || !bringsItsOwn(one)),
    ].map((some) => new Set(some.flatMap(textsIn))) as [Set<string>, Set<string>]
    return [...own.difference(brought)].toSorted()
  }
}

/** A chunk with everything that it imports statically; other entries are not followed further. */
function closureOf(chunk: Chunk, chunks: Chunks, isEntry: (chunk: Chunk) => boolean): Chunk[] {
  const reached = new Set<Chunk>()
  const visit = (one: Chunk | undefined): void => {
    if (!one || reached.has(one)) return
    reached.add(one)
    if (one === chunk || !isEntry(one)) for (const name of one.imports) visit(chunks[name])
  }
  visit(chunk)
  return [...reached]
}

/** Adds the translations of some texts to the messages of the page (ui/i18n.tsx). */
function catalogueModule(catalogue: Catalogue, texts: readonly string[]): string {
  const messages = texts.flatMap((text) => (catalogue[text] === undefined ? [] : [[text, catalogue[text]]]))
  return messages.length === 0
    ? 'export {}\n'
    : `Object.assign(globalThis.pageMessages??={},${JSON.stringify(Object.fromEntries(messages))})\n`
}

/** Every string of some code, also those of templates. */
function stringsIn(code: string): string[] {
  const strings: string[] = []
  const visitor = new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    TemplateElement: ({ value }) => void strings.push(value.cooked ?? ''),
  })
  visitor.visit(parseSync('module.js', code).program)
  return strings
}
