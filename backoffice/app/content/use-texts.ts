import { useQueries } from '@tanstack/react-query'
import { getTranslations } from '#contract/content.ts'
import type { DocumentKind } from '#contract/document-kinds.ts'
import { documentCalls, DOCUMENTS, type Entry } from '../documents/document-calls.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { missingIn, type TranslatedKind, translatedKinds } from './missing-translations.ts'

/** A document with texts that have no translation into a language. */
export type Untranslated = { kind: DocumentKind; id: string; name: string; count: number }

/** The texts of the screens are written in English; what has no translation is shown in it. */
const SOURCE = 'en'
/** The language whose built-in catalogue is complete. */
const COMPLETE = 'de'

const readTexts = async (lang: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await staffApi(getTranslations, { query: { lang } })) as Record<string, string>

/** The texts of menu, pages and screens that have no translation into some languages. */
export function useTexts(languages: readonly string[]) {
  return useQueries({
    queries: [
      ...[COMPLETE, ...languages].map((code) => ({
        queryKey: ['texts', code],
        queryFn: () => readTexts(code),
      })),
      ...translatedKinds.map((kind) => ({
        queryKey: [DOCUMENTS, kind],
        queryFn: () => documentCalls(kind).list(),
      })),
    ],
    combine(all) {
      const failed = all.find((one) => one.error !== null && one.data === undefined)
      const [complete, ...others] = all
        .slice(0, languages.length + 1)
        .map(({ data }) => data as Readonly<Record<string, string>> | undefined)
      const documents = all.slice(languages.length + 1).map(({ data }) => data)
      const isRead = all.every(({ data }) => data !== undefined)
      return {
        failure: failed && failureKindOf(failed.error),
        refresh: () => all.forEach((one) => void one.refetch()),
        texts: isRead
          ? languages.map((code, at) => ({
              code,
              /** Every text of the screens in English, with what it is in this language; empty without a translation. */
              screens: Object.keys(complete!).map((source) => ({
                source,
                text: code === SOURCE ? source : (others[at]?.[source] ?? ''),
              })),
              documents: translatedKinds.flatMap((kind, index) =>
                untranslated(kind, documents[index] as Entry<never>[], code),
              ),
            }))
          : undefined,
      }
    },
  })
}

function untranslated(kind: TranslatedKind, entries: readonly Entry<never>[], code: string): Untranslated[] {
  return entries.flatMap(({ id, state, document }) => {
    const count = state === 'deleted' ? 0 : missingIn(kind, document, code)
    return count === 0 ? [] : [{ kind, id, name: (document as { name: string }).name, count }]
  })
}
