import type { I18n } from '#ui/i18n.tsx'
import { anchorOf, type FieldIssue, fieldNames } from './field-issues.ts'
import type { Field } from './field-errors.ts'

/** What every quote says, too: with the next one it is known whether it is still so. */
const quoted: ReadonlySet<string> = new Set<Field>([
  'deliverType',
  'addressId',
  'areaId',
  'deliverAt',
  'deliverDate',
  'tip',
  'useProfit',
])

/** What is wrong with the fields of a refused order and is said by no quote. */
export function refusedFields(
  fields: Record<string, readonly string[]>,
  { t }: Pick<I18n, 't'>,
): FieldIssue[] {
  const names = fieldNames({ t })
  const isField = (name: string): name is Field => Object.hasOwn(names, name)
  return Object.entries(fields).flatMap(([name, said]) =>
    isField(name) && !quoted.has(name)
      ? [{ anchor: anchorOf(name), field: name, message: t(said[0] ?? ''), name: names[name] }]
      : [],
  )
}

/** What the guest has to be told of the open issues; what has changed is asked in a notice of its own. */
export const toldIssues = (issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.every(({ anchor }) => anchor === 'changes') ? [] : issues

/** What the quote after a refused order is against; what the guest enters meanwhile is not finished. */
export const quotedIssues = (issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  toldIssues(issues.filter(({ field }) => field === undefined || quoted.has(field)))
