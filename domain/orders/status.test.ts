import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import { canOrderAgain, findStep, isFinal, staffSteps, statusSteps, statusTexts } from './status.ts'

const statuses = Object.keys(statusTexts) as OrderStatus[]

test('of all pairs of statuses exactly these six are a step', () => {
  const steps = statuses.flatMap((from) =>
    statuses.flatMap((to) =>
      (['staff', 'system'] as const).flatMap((by) => {
        const step = findStep(from, to, by)
        return step ? [`${from} > ${to} by ${step.by}${step.needs ? ` with ${step.needs}` : ''}`] : []
      }),
    ),
  )
  expect(steps.toSorted()).toEqual([
    'approved > completed by staff',
    'approved > rejected by staff with reason',
    'pending_approval > approved by staff with minutes',
    'pending_approval > rejected by staff with reason',
    'pending_approval > rejected by system with reason',
    'pending_payment > pending_approval by system',
  ])
})

test('no step is there twice', () => {
  expect(new Set(statusSteps.map(({ from, to, by }) => `${from} ${to} ${by}`)).size).toBe(statusSteps.length)
})

test('rejected and completed orders are over', () => {
  expect(statuses.filter(isFinal)).toEqual(['rejected', 'completed'])
})

test('the same is ordered again only when the meal is done or was refused', () => {
  expect(statuses.filter(canOrderAgain)).toEqual(['rejected', 'completed'])
})

test('the staff approves, rejects and completes, and cannot make a payment arrive', () => {
  expect(staffSteps('pending_approval').map(({ to }) => to)).toEqual(['approved', 'rejected'])
  expect(staffSteps('approved').map(({ to }) => to)).toEqual(['completed', 'rejected'])
  expect(staffSteps('pending_payment')).toEqual([])
})

test('every status has texts of its own', () => {
  expect(new Set(Object.values(statusTexts)).size).toBe(5)
})
