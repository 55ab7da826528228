import type { VariantDocument } from '#contract/menu.staff.ts'
import { type DocumentSet, withEdits } from './document-set.ts'
import { publishingMessages as says, type PublishingMessage } from './publishing-messages.ts'

type Found = [field: string, message: PublishingMessage]
type Variants = DocumentSet['variant']

/** What cannot be about a choice: its counts, or that it depends on what is asked after it. */
export function wrongChoice(others: DocumentSet, id: string, document: VariantDocument): Found[] {
  const set = withEdits(others, [{ kind: 'variant', id, after: document }])
  const parentOf = parents(set.variant)
  const isInCircle = dependsOnItself(id, parentOf)
  const isAskedTooEarly = [...set.product.values()].some(({ variants }) =>
    askedTooEarly(variants, parentOf).some((at) => variants[at] === id),
  )
  return [
    ...wrongCounts(document),
    ...(isInCircle ? [['dependsOn', says.dependsInCircle] satisfies Found] : []),
    ...(isAskedTooEarly && !isInCircle ? [['dependsOn', says.dependsOnLater] satisfies Found] : []),
  ]
}

/** The choices of a dish that stand before the one they depend on. */
export const wrongOrder = (set: DocumentSet, variants: readonly string[]): Found[] =>
  askedTooEarly(variants, parents(set.variant)).map((at) => [`variants.${at}`, says.asksTooEarly])

function wrongCounts({ type, least, most, free, maxEach, options }: VariantDocument): Found[] {
  const found: Found[] = []
  if (type === 'select') {
    if (least !== null && least > 1) found.push(['least', says.onlyForSeveral])
    if (most !== null && most > 1) found.push(['most', says.onlyForSeveral])
    if (maxEach > 1) found.push(['maxEach', says.onlyForSeveral])
    if (free > 0) found.push(['free', says.onlyForSeveral])
    return found
  }
  // Without quantities too, which not every client knows, everything that has to be chosen can be chosen.
  if (least !== null && least > options.length) found.push(['least', says.tooFewOptions])
  if (least !== null && most !== null && least > most) found.push(['least', says.moreThanMost])
  if (most !== null && most > options.length * maxEach) found.push(['most', says.tooFewOptions])
  if (free > (most ?? options.length * maxEach)) found.push(['free', says.moreThanMost])
  if (most !== null && maxEach > most) found.push(['maxEach', says.moreThanMost])
  return found
}

type ParentOf = (id: string) => string | undefined

/** The choice that holds the option on which another one depends. */
function parents(variants: Variants): ParentOf {
  const holders = new Map(
    [...variants].flatMap(([id, { options }]) => options.map((option) => [option.id, id] as const)),
  )
  return (id) => {
    const dependsOn = variants.get(id)?.dependsOn
    return dependsOn ? holders.get(dependsOn) : undefined
  }
}

function dependsOnItself(id: string, parentOf: ParentOf): boolean {
  const seen = new Set([id])
  for (let next = parentOf(id); next !== undefined; next = parentOf(next)) {
    if (seen.has(next)) return next === id
    seen.add(next)
  }
  return false
}

const askedTooEarly = (variants: readonly string[], parentOf: ParentOf): number[] =>
  variants.flatMap((id, at) => {
    const parent = parentOf(id)
    return parent === undefined || variants.slice(0, at).includes(parent) ? [] : [at]
  })
