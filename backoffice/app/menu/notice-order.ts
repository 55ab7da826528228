import type { MenuOrderDocument, NoticeDocument } from '#contract/menu.staff.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { applyMove, type Move } from './move.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The first code that a new allergen (a letter) or additive (a number) can have. */
export function freeCode(kind: NoticeDocument['kind'], notices: readonly NoticeDocument[]): string {
  const taken = new Set(notices.filter((one) => one.kind === kind).map(({ code }) => code.toUpperCase()))
  const letter = kind === 'allergen' ? [...LETTERS].find((one) => !taken.has(one)) : undefined
  if (letter) return letter
  let number = 1
  while (taken.has(String(number))) number++
  return String(number)
}

/** Allergens and additives in the order of the menu, with moves that are not saved yet; what is to be deleted comes last. */
export function arrangeNotices(
  notices: readonly EntryOf<'notice'>[],
  order: MenuOrderDocument,
  pending: readonly Move[],
): EntryOf<'notice'>[] {
  const places = new Map(pending.reduce(applyMove, order).notices.map((id, at) => [id, at]))
  return notices.toSorted((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity) || 0)
}
