import type { FieldErrors } from '#contract/errors.ts'
import { canonicalJson } from './canonical-json.ts'

/**
 * What is wrong with a document as it is kept, by the fields of the document as it was sent: lists without an order of their
 * own are sorted in between, and who sent them knows the places that they had.
 */
export const errorsAsSent = (errors: FieldErrors, kept: unknown, sent: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [
      namesAsSent(field.split('.'), kept, sent).join('.'),
      said,
    ]),
  )

function namesAsSent([name, ...rest]: readonly string[], kept: unknown, sent: unknown): string[] {
  if (name === undefined) return []
  const own = Array.isArray(kept) && Array.isArray(sent) ? placeAsSent(Number(name), kept, sent) : name
  return [own, ...namesAsSent(rest, partOf(kept, name), partOf(sent, own))]
}

/** The place that a part of a list was sent at: beside its equal, else what was changed keeps its order. */
function placeAsSent(at: number, kept: readonly unknown[], sent: readonly unknown[]): string {
  const texts = sent.map(textOf)
  const free = new Set(texts.keys())
  const places = kept.map((part) => {
    const place = [...free].find((one) => texts[one] === textOf(part))
    if (place !== undefined) free.delete(place)
    return place
  })
  const changed = places.slice(0, at).filter((place) => place === undefined).length
  return String(places[at] ?? [...free][changed] ?? at)
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[name] : undefined

const textOf = (part: unknown): string => canonicalJson(part ?? null)
