import type { DerivedCheckout } from './derive-checkout.ts'
import type { FieldIssue } from './field-issues.ts'
import type { Field, FieldMessages } from './field-errors.ts'

/** The parts of the checkout that close to one line once they are done. */
export type BlockName = 'how' | 'contact' | 'payment'

const fields: Record<BlockName, readonly Field[]> = {
  how: ['deliverType', 'addressId', 'areaId', 'deliverAt', 'deliverDate'],
  contact: ['email', 'name', 'phone', 'address'],
  payment: ['paymentType'],
}

type Filled = Pick<DerivedCheckout, 'changes' | 'providers' | 'isProviderGone' | 'table'> & {
  hasTimes: boolean
  issues: readonly FieldIssue[]
  /** What stands at the fields, which may come from the server alone. */
  shown: FieldMessages
}

/**
 * The parts in which nothing is open and nothing is wrong. A time that changed is a question, so its part is open. At a
 * table, and where there is only one way to pay, there is nothing to close.
 */
export function doneBlocks({ changes, providers, isProviderGone, table, hasTimes, issues, shown }: Filled) {
  const isRight = (block: BlockName) =>
    fields[block].every((field) => !shown[field] && !issues.some((issue) => issue.field === field))
  const hasLostTime = changes.some(({ kind }) => kind === 'time')
  return {
    how: !table && hasTimes && !hasLostTime && isRight('how'),
    contact: !table && isRight('contact'),
    payment: !table && providers.length > 1 && !isProviderGone && isRight('payment'),
  } satisfies Record<BlockName, boolean>
}
