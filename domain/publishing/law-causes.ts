import type { DocumentRef, LawFinding } from '#contract/publishing.staff.ts'
import { type DocumentEdit, type DocumentSet, withEdits } from './document-set.ts'
import { isFoundIn } from './law-check.ts'

/**
 * What is left of some edits without those that bring a finding about: that of the document itself, when the others do
 * not bring it about without it, or one after another of the others. What the published set has itself has no cause.
 */
export function withoutCauses(
  published: DocumentSet,
  edits: readonly DocumentEdit[],
  finding: LawFinding,
): readonly DocumentEdit[] {
  const isFound = (some: readonly DocumentEdit[]) => isFoundIn(withEdits(published, some), finding)
  let left = edits
  while (isFound(left)) {
    const others = left.filter((edit) => !isAbout(edit, finding))
    if (!isFound(others)) return others
    const cause = tippingEdit(others, isFound)
    if (!cause) return left
    left = left.filter((edit) => edit !== cause)
  }
  return left
}

/**
 * The edit that makes the difference when they are made one after another, where without any of them nothing is found;
 * halving keeps hundreds of them cheap.
 */
export function tippingEdit(
  edits: readonly DocumentEdit[],
  isFound: (some: readonly DocumentEdit[]) => boolean,
): DocumentEdit | undefined {
  let [without, including] = [0, edits.length]
  while (including - without > 1) {
    const middle = Math.floor((without + including) / 2)
    if (isFound(edits.slice(0, middle))) including = middle
    else without = middle
  }
  return edits[without]
}

const isAbout = (edit: DocumentRef, { kind, id }: DocumentRef): boolean =>
  edit.kind === kind && edit.id === id
