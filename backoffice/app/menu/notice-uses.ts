import type { MenuOrderDocument, NoticeDocument } from '#contract/menu.staff.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { applyMove, type Move } from './move.ts'
import type { Surroundings } from './surroundings.ts'

export type NoticeUse = { kind: 'product' | 'extra' | 'variant'; id: string; name: string }
type Named = { allergens: readonly string[]; additives: readonly string[] }

/** Which dishes, extras and choices name each allergen and additive. */
export function noticeUses({
  products,
  extras,
  variants,
}: Pick<Surroundings, 'products' | 'extras' | 'variants'>): ReadonlyMap<string, readonly NoticeUse[]> {
  const uses = new Map<string, NoticeUse[]>()
  const note = (use: NoticeUse, parts: readonly Named[]) => {
    for (const id of new Set(parts.flatMap(({ allergens, additives }) => [...allergens, ...additives])))
      uses.set(id, [...(uses.get(id) ?? []), use])
  }
  const kept = <T extends { state: string }>(entries: readonly T[]) =>
    entries.filter(({ state }) => state !== 'deleted')
  for (const { id, document } of kept(products))
    note({ kind: 'product', id, name: document.name }, [document])
  for (const { id, document } of kept(extras)) note({ kind: 'extra', id, name: document.name }, [document])
  for (const { id, document } of kept(variants))
    note({ kind: 'variant', id, name: document.name }, document.options)
  return uses
}

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
