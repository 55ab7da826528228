import type { DocumentChange } from '#contract/publishing.staff.ts'
import { type I18n, useI18n } from '#ui/i18n.tsx'
import { settingName } from './setting-words.ts'
import { kindWords } from './use-document-kinds.ts'

type Named = Pick<DocumentChange, 'kind' | 'id' | 'name'>
type DocumentWords = { kindOf(change: Named): string; nameOf(change: Named): string }

/** What the kind of a document is called, and what the document is: some have no name beside that of their kind. */
export function documentWords(t: I18n['t']): DocumentWords {
  const kinds = kindWords(t)
  const kindOf = ({ kind }: Named) => kinds[kind]
  return {
    kindOf,
    nameOf: (change) =>
      change.kind === 'setting' ? settingName(change.id, t) : change.name || kindOf(change),
  }
}

/** The same in a component. */
export const useDocumentName = (): DocumentWords => documentWords(useI18n().t)
