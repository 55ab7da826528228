import type { DocumentKind } from '#contract/document-kinds.ts'
import { type I18n, useI18n } from '#ui/i18n.tsx'

/** What each kind of documents is called. */
export const kindWords = (t: I18n['t']): Readonly<Record<DocumentKind, string>> => ({
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
  branch: t('Branch'),
  area: t('Delivery area'),
  hours: t('Opening hours'),
  'special-day': t('Special day'),
  table: t('Table'),
})

/** The same in a component. */
export const useDocumentKinds = (): Readonly<Record<DocumentKind, string>> => kindWords(useI18n().t)
