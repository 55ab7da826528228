import { ApiError } from '#contract/client.ts'
import type { WrittenDocument } from '#contract/menu-drafts.ts'
import { ExportFile, importDocuments } from '#contract/publishing.staff.ts'
import { orderOfEdits } from '#domain/menu/spreadsheet/order-of-edits.ts'
import { readRows, type SpreadsheetEdit } from '#domain/menu/spreadsheet/read-rows.ts'
import { describeEdit } from '#domain/publishing/compare-documents.ts'
import { type DocumentSet, documentSet, withEdits } from '#domain/publishing/document-set.ts'
import type { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { refusalOf } from '../documents/refused.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { readCsv } from './csv.ts'
import type { ReadFile } from './import-changes.tsx'
import { kept, type Surroundings } from './surroundings.ts'
import { MENU_ORDER_ID, type MenuEntries } from './use-menu.ts'

type Translate = ReturnType<typeof useI18n>['t']

/** A file that was read, and what taking it over sends. */
export type OpenedFile = ReadFile &
  ({ kind: 'spreadsheet'; documents: WrittenDocument[] } | { kind: 'export'; body: ExportFile })

/** Why a file was not read, and the places in it. */
export type FileFault = { fault: string; places: string[] }

/** Whether a text is a file of ours and not the text of a paper menu. */
export const isMenuFile = (name: string, text: string): boolean =>
  /\.(?:json|csv)$/i.test(name) || /^\s*\{/.test(text)

/** Reads a menu as a spreadsheet, or everything of a shop as it was exported. */
export async function readFile(
  { name, text }: { name: string; text: string },
  around: Surroundings,
  order: MenuEntries['order'],
  t: Translate,
): Promise<OpenedFile | FileFault> {
  if (/\.csv$/i.test(name)) return readSpreadsheet(name, text, around, order, t)
  const body = readExport(text)
  if (!body) return { fault: t('This is no file that was exported here'), places: [] }
  try {
    const changes = await staffApi(importDocuments, { query: { look: '1' }, body })
    return { kind: 'export', name, body, changes, questions: [], unread: [] }
  } catch (error) {
    return faultOf(error, body, t)
  }
}

async function readSpreadsheet(
  name: string,
  text: string,
  around: Surroundings,
  order: MenuEntries['order'],
  t: Translate,
): Promise<OpenedFile | FileFault> {
  const ground = {
    categories: kept(around.categories),
    products: kept(around.products),
    notices: kept(around.notices),
  }
  const read = readRows(await readCsv(text), ground, { newId: randomId, oneSize: t('Normal') })
  if (!read)
    return {
      fault: t('The first row needs the names of the columns, at least ‘dish’ and ‘price’, as in an export'),
      places: [],
    }
  const from = setOf(ground)
  const to = withEdits(from, read.edits)
  const arranged = orderOfEdits(order.document, read.edits)
  return {
    ...read,
    kind: 'spreadsheet',
    name,
    changes: read.edits.map((edit) => describeEdit(edit, from, to)),
    documents: [
      ...read.edits.map(writtenOf),
      ...(arranged
        ? [{ kind: 'menu-order' as const, id: MENU_ORDER_ID, version: order.version, document: arranged }]
        : []),
    ],
  }
}

const writtenOf = ({ kind, id, version, after }: SpreadsheetEdit): WrittenDocument =>
  ({ kind, id, version, document: after }) as WrittenDocument

const setOf = ({
  categories,
  products,
  notices,
}: Pick<Surroundings, 'categories' | 'products' | 'notices'>) => {
  const byId = <Document>(entries: readonly { id: string; document: Document }[]) =>
    new Map(entries.map(({ id, document }) => [id, document]))
  const set: Partial<DocumentSet> = {
    category: byId(categories),
    product: byId(products),
    notice: byId(notices),
  }
  return documentSet(set)
}

function readExport(text: string): ExportFile | undefined {
  try {
    return ExportFile.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** What the server says about a file that it does not take. */
export function faultOf(error: unknown, body: ExportFile, t: Translate): FileFault {
  const { drafts, incomplete } = refusalOf(error)
  const named = drafts ?? incomplete
  if (named)
    return {
      fault: drafts
        ? t('There are newer drafts of what this file would change. Publish or discard them first.')
        : t('The file names what is neither in it nor in the shop'),
      places: named.map(({ name }) => name),
    }
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {}
  const places = Object.entries(fields).map(([path, said]) => `${placeOf(path, body)}: ${said.join(' ')}`)
  if (places.length > 0) return { fault: t('The file has mistakes. Nothing was changed.'), places }
  if (failureKindOf(error) === 'offline')
    return { fault: t('No connection. Please check the network of this device.'), places }
  return { fault: t('Something went wrong on our side. Please try again.'), places }
}

/** `documents.0.document.name` is the name of the first document. */
function placeOf(path: string, { documents }: ExportFile): string {
  const [, at, ...field] = path.split('.')
  const one = documents[Number(at)]
  return one ? [one.kind, one.id, ...field.filter((part) => part !== 'document')].join(' · ') : path
}
