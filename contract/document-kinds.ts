import { z } from 'zod'
import { BranchDocument, TableDocument } from './branches.staff.ts'
import { LanguagesDocument, PageDocument, TranslationDocument } from './content.staff.ts'
import { AreaDocument } from './delivery.staff.ts'
import { HoursDocument, SpecialDayDocument } from './hours.staff.ts'
import {
  CategoryDocument,
  ComboDocument,
  ExtraDocument,
  MenuOrderDocument,
  NoticeDocument,
  ProductDocument,
  VariantDocument,
} from './menu.staff.ts'
import { SettingDocument } from './settings.staff.ts'

/** THE table of the kinds of documents; a new kind is one line here. */
export const documentSchemas = {
  notice: NoticeDocument,
  category: CategoryDocument,
  extra: ExtraDocument,
  variant: VariantDocument,
  product: ProductDocument,
  combo: ComboDocument,
  'menu-order': MenuOrderDocument,
  page: PageDocument,
  languages: LanguagesDocument,
  translation: TranslationDocument,
  setting: SettingDocument,
  branch: BranchDocument,
  area: AreaDocument,
  hours: HoursDocument,
  'special-day': SpecialDayDocument,
  table: TableDocument,
} as const

export type DocumentKind = keyof typeof documentSchemas
export const DocumentKind = z.enum(Object.keys(documentSchemas) as [DocumentKind, ...DocumentKind[]])

export type DocumentOf<Kind extends DocumentKind> = z.output<(typeof documentSchemas)[Kind]>

/** The kinds that act at once: writing one changes what guests see, and no draft is kept unless a file brings it. */
export const kindsAtOnce: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'branch',
  'area',
  'hours',
  'special-day',
  'table',
])
