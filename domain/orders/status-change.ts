import type { OrderStatus } from '#contract/orders.ts'
import { messages, type Message } from '../messages.ts'
import { failed, ok, type Result } from '../result.ts'
import { findStep, type Mover } from './status.ts'

const MINUTE = 60_000

/** The order as it stands. */
export type ChangingOrder = { status: OrderStatus; deliverAt: 'now' | 'later'; deliverDate: string | null }

/** The requested change; `minutes` from now until the order is ready or delivered. */
export type WantedChange = {
  status: OrderStatus
  minutes?: number | null | undefined
  reason?: string | null | undefined
}

/** What is to be written. */
export type StatusChange = {
  from: OrderStatus
  to: OrderStatus
  /** Set when the order is approved. */
  expectedAt: string | null
  /** Set when it is rejected. */
  reason: string | null
}

export type StatusIssues = { [field in 'status' | 'minutes' | 'reason']?: Message[] }

/**
 * Decides whether an order may move on: along a step of the table, by whom it belongs to, with what the guest has to be
 * told. `now` is in milliseconds. An approved order is expected after its minutes, but never before the time it was
 * ordered for; one that is ordered for a time still to come needs no minutes.
 */
export function decideStatusChange(
  order: ChangingOrder,
  wanted: WantedChange,
  { by, now }: { by: Mover; now: number },
): Result<StatusChange, StatusIssues> {
  const step = findStep(order.status, wanted.status, by)
  if (!step) return failed({ status: [messages.stepNotAllowed] })
  const change = { from: step.from, to: step.to, expectedAt: null, reason: null }
  if (step.needs === 'minutes') {
    const expectedAt = expectedInstant(order, wanted.minutes ?? undefined, now)
    return expectedAt === undefined
      ? failed({ minutes: [messages.minutesMissing] })
      : ok({ ...change, expectedAt })
  }
  if (step.needs === 'reason') {
    const reason = wanted.reason?.trim()
    return reason ? ok({ ...change, reason }) : failed({ reason: [messages.reasonMissing] })
  }
  return ok(change)
}

function expectedInstant(
  { deliverAt, deliverDate }: ChangingOrder,
  minutes: number | undefined,
  now: number,
): string | undefined {
  const wanted = deliverAt === 'later' && deliverDate ? Date.parse(deliverDate) : 0
  if (minutes === undefined && wanted <= now) return undefined
  return new Date(Math.max(wanted, now + (minutes ?? 0) * MINUTE)).toISOString()
}

/** Whether an order can only be approved with minutes: it is not ordered for a time still to come. */
export const needsMinutes = (order: ChangingOrder, now: number): boolean =>
  expectedInstant(order, undefined, now) === undefined
