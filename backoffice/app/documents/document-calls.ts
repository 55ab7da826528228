import * as branches from '#contract/branches.staff.ts'
import * as content from '#contract/content.staff.ts'
import * as delivery from '#contract/delivery.staff.ts'
import type { DocumentKind, DocumentOf } from '#contract/document-kinds.ts'
import type { DocumentState } from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as hours from '#contract/hours.staff.ts'
import * as menu from '#contract/menu.staff.ts'
import * as settings from '#contract/settings.staff.ts'
import { staffApi } from '../http/staff-api.ts'

/** A document as the staff reads it: what is drafted, else what guests see. */
export type Entry<Document> = { id: string; state: DocumentState; version: string; document: Document }
export type EntryOf<Kind extends DocumentKind> = Entry<DocumentOf<Kind>>

/** The calls of one kind of documents. */
type Calls<Document> = {
  list(): Promise<Entry<Document>[]>
  get(id: string): Promise<Entry<Document>>
  save(id: string, document: Document, version: string | undefined): Promise<Entry<Document>>
  remove(id: string, version: string): Promise<Entry<Document> | null>
  /** A document from its JSON on the wire, as a refusal carries it. Throws a `ZodError`. */
  decode(entry: unknown): Entry<Document>
}

type Endpoints = { list?: unknown; get: unknown; save: unknown; remove?: unknown }

function callsOf<Document>({ list, get, save, remove }: Endpoints): Calls<Document> {
  const call = <T>(endpoint: unknown, args: object) => staffApi(endpoint as Endpoint, args) as Promise<T>
  return {
    list: () => call(list, {}),
    get: (id) => call(get, { params: { id } }),
    save: (id, body, version) => call(save, { params: { id }, query: { version }, body }),
    remove: (id, version) => call(remove, { params: { id }, query: { version } }),
    decode: (entry) => (get as Endpoint).response.parse(entry) as Entry<Document>,
  }
}

/** The calls of each kind; reading an entry again that was sent is the same as sending it. */
const calls: { [Kind in DocumentKind]: Calls<DocumentOf<Kind>> } = {
  category: callsOf({
    list: menu.listCategoryDocuments,
    get: menu.getCategoryDocument,
    save: menu.saveCategoryDocument,
    remove: menu.removeCategoryDocument,
  }),
  product: callsOf({
    list: menu.listProductDocuments,
    get: menu.getProductDocument,
    save: menu.saveProductDocument,
    remove: menu.removeProductDocument,
  }),
  combo: callsOf({
    list: menu.listComboDocuments,
    get: menu.getComboDocument,
    save: menu.saveComboDocument,
    remove: menu.removeComboDocument,
  }),
  variant: callsOf({
    list: menu.listVariantDocuments,
    get: menu.getVariantDocument,
    save: menu.saveVariantDocument,
    remove: menu.removeVariantDocument,
  }),
  extra: callsOf({
    list: menu.listExtraDocuments,
    get: menu.getExtraDocument,
    save: menu.saveExtraDocument,
    remove: menu.removeExtraDocument,
  }),
  notice: callsOf({
    list: menu.listNoticeDocuments,
    get: menu.getNoticeDocument,
    save: menu.saveNoticeDocument,
    remove: menu.removeNoticeDocument,
  }),
  'menu-order': callsOf({ get: menu.getMenuOrderDocument, save: menu.saveMenuOrderDocument }),
  page: callsOf({
    list: content.listPageDocuments,
    get: content.getPageDocument,
    save: content.savePageDocument,
    remove: content.removePageDocument,
  }),
  languages: callsOf({ get: content.getLanguagesDocument, save: content.saveLanguagesDocument }),
  translation: callsOf({
    list: content.listTranslationDocuments,
    get: content.getTranslationDocument,
    save: content.saveTranslationDocument,
  }),
  setting: callsOf({
    list: settings.listSettingDocuments,
    get: settings.getSettingDocument,
    save: settings.saveSettingDocument,
  }),
  branch: callsOf({
    list: branches.listBranchDocuments,
    get: branches.getBranchDocument,
    save: branches.saveBranchDocument,
    remove: branches.removeBranchDocument,
  }),
  area: callsOf({
    list: delivery.listAreaDocuments,
    get: delivery.getAreaDocument,
    save: delivery.saveAreaDocument,
    remove: delivery.removeAreaDocument,
  }),
  hours: callsOf({
    list: hours.listHoursDocuments,
    get: hours.getHoursDocument,
    save: hours.saveHoursDocument,
    remove: hours.removeHoursDocument,
  }),
  'special-day': callsOf({
    list: hours.listSpecialDayDocuments,
    get: hours.getSpecialDayDocument,
    save: hours.saveSpecialDayDocument,
    remove: hours.removeSpecialDayDocument,
  }),
  table: callsOf({
    list: branches.listTableDocuments,
    get: branches.getTableDocument,
    save: branches.saveTableDocument,
    remove: branches.removeTableDocument,
  }),
}

/** The calls of one kind of documents. */
export const documentCalls = <Kind extends DocumentKind>(kind: Kind): Calls<DocumentOf<Kind>> => calls[kind]

/** The key of what is read of documents; changing one makes all of them be read anew. */
export const DOCUMENTS = 'documents'
/** The keys of what waits to be published and of what was. */
export const DRAFTS = 'drafts'
export const PUBLICATIONS = 'publications'
