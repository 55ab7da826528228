import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Catalogue } from '../domain/i18n/catalogue.ts'
import { deFormal } from '../domain/i18n/de-formal.ts'
import { de } from '../domain/i18n/de.ts'
import { tr } from '../domain/i18n/tr.ts'

const root = join(import.meta.dirname, '..')
/** Where a screen of the staff can have a text from. */
const SOURCES = ['backoffice/app/**/*.{ts,tsx}', 'ui/*.{ts,tsx}', 'domain/!(i18n)/**/*.ts', 'domain/*.ts']

const modules: Readonly<Record<string, Record<string, Catalogue>>> = {
  'domain/i18n/de.ts': { de },
  'domain/i18n/de-formal.ts': { deFormal },
  'domain/i18n/tr.ts': { tr },
}

/** The entries of a catalogue whose text stands as a string in one of the sources. */
export function usedTexts(catalogue: Catalogue, sources: readonly string[]): Catalogue {
  const code = sources.join('\n')
  const isUsed = (text: string) =>
    ["'", '"', '`'].some((quote) => code.includes(quote + text.replaceAll(quote, `\\${quote}`) + quote))
  return Object.fromEntries(Object.entries(catalogue).filter(([text]) => isUsed(text)))
}

/** Leaves out of the back office what only guests read: it is half of every catalogue. */
export function staffCatalogues(): Plugin {
  return {
    name: 'staff-catalogues',
    load(id) {
      const [exports] = Object.entries(modules).flatMap(([file, one]) =>
        id === join(root, file) ? [one] : [],
      )
      if (!exports) return undefined
      const sources = globSync(SOURCES, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
      return Object.entries(exports)
        .map(([name, catalogue]) => `export const ${name} = ${JSON.stringify(usedTexts(catalogue, sources))}`)
        .join('\n')
    },
  }
}
