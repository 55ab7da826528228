import type { DocumentChange } from '#contract/publishing.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { settingName } from './setting-words.ts'
import { useDocumentKinds } from './use-document-kinds.ts'

type Named = Pick<DocumentChange, 'kind' | 'id' | 'name'>

/** What the kind of a document is called, and what the document is: some have no name beside that of their kind. */
export function useDocumentName(): { kindOf(change: Named): string; nameOf(change: Named): string } {
  const { t } = useI18n()
  const kinds = useDocumentKinds()
  const kindOf = ({ kind }: Named) => kinds[kind]
  return {
    kindOf,
    nameOf: (change) =>
      change.kind === 'setting' ? settingName(change.id, t) : change.name || kindOf(change),
  }
}
