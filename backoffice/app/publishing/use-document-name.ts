import type { DocumentChange } from '#contract/publishing.staff.ts'
import { useI18n } from '#ui/i18n.tsx'

type Named = Pick<DocumentChange, 'kind' | 'name'>

/** What the kind of a document is called, and what the document is: some have no name beside that of their kind. */
export function useDocumentName(): { kindOf(change: Named): string; nameOf(change: Named): string } {
  const { t } = useI18n()
  const kinds: Readonly<Record<string, string>> = {
    category: t('Category'),
    product: t('Dish'),
    combo: t('Combo'),
    variant: t('Choice'),
    extra: t('Extra'),
    notice: t('Allergen or additive'),
    'menu-order': t('Order of the menu'),
    page: t('Page'),
    languages: t('Languages'),
    translation: t('Translation'),
    setting: t('Setting'),
  }
  const kindOf = ({ kind }: Named) => kinds[kind] ?? kind
  return { kindOf, nameOf: (change) => change.name || kindOf(change) }
}
