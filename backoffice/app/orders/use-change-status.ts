import { useState } from 'react'
import type { ApiError } from '#contract/client.ts'
import type { OrderStatus } from '#contract/orders.ts'
import {
  changeOrderStatus,
  changeOrderTime,
  type StaffOrder,
  type StaffOrderSummary,
} from '#contract/orders.staff.ts'
import { messages } from '#domain/messages.ts'
import { undoOf } from '#domain/orders/undo.ts'
import { statusTexts } from '#domain/orders/status.ts'
import { createToastSlot, showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { failureKindOf, refusalText } from '../http/failure-kind.ts'
import { createPressGuard } from './press-guard.ts'

const TOAST_MS = 5_000
const UNDO_TOAST_MS = 10_000
/** The way back is for the last change; the next one takes its place. */
const done = createToastSlot()

export type Wanted = { status: OrderStatus; minutes?: number; reason?: string }
type Order = Pick<StaffOrderSummary, 'id' | 'code' | 'status'>
type PromisedOrder = Order & Pick<StaffOrderSummary, 'expectedAt'>

export type ChangeStatus = {
  /** Whether a change of this order is on its way. */
  isBusy(orderId: string): boolean
  /** Answers true when the order is where it was wanted, or where somebody else has put it; both are said aloud. */
  change(order: Order, wanted: Wanted): Promise<boolean>
  /** Tells the guest of an approved order another time; answers as `change` does. */
  tellTime(order: PromisedOrder, expectedAt: Date): Promise<boolean>
}

/** Moves orders on, each from the status this screen shows. `onChanged` is called when one is not there any more. */
export function useChangeStatus(onChanged: () => void): ChangeStatus {
  const { t, date } = useI18n()
  const [busy, setBusy] = useState<readonly string[]>([])
  const [guard] = useState(() => createPressGuard())

  const say = (title: string, text: string) =>
    void showToast({ tone: 'error', title, text, duration: TOAST_MS })

  function sayConflict({ code, status: seen }: Order, error: unknown): void {
    const { current } = (error as ApiError).body as {
      current?: { status: OrderStatus; by: string; at: string }
    }
    // Where the status is the one that this screen has seen, somebody has told another time.
    const text = current?.status === seen ? t('New time') : t(statusTexts[current?.status ?? seen])
    const status = current ? text : ''
    const time = current ? date(current.at, { hour: '2-digit', minute: '2-digit' }) : ''
    const by = current?.by ?? ''
    say(
      t(messages.orderMovedOn),
      by === ''
        ? t('{code} is already: {status}', { code, status })
        : t('{code} is already: {status} ({by}, {time})', { code, status, by, time }),
    )
  }

  async function send(
    order: Order,
    request: () => Promise<StaffOrder>,
    sayDone: (order: StaffOrder) => void,
  ): Promise<boolean> {
    const { id, code } = order
    if (!guard.take(id)) return false
    setBusy((busy) => [...busy, id])
    let hasMoved = true
    try {
      sayDone(await request())
      onChanged()
      return true
    } catch (error) {
      const failure = failureKindOf(error)
      if (failure === 'conflict') {
        sayConflict(order, error)
        onChanged()
        return true
      }
      const text =
        failure === 'offline'
          ? t('No connection. Press again: nothing is done twice.')
          : (refusalText(error) ?? t('Something went wrong on our side. Please try again.'))
      say(code, text)
      hasMoved = false
      return false
    } finally {
      guard.release(id, hasMoved)
      setBusy((busy) => busy.filter((one) => one !== id))
    }
  }

  function change({ id, code, status: from }: Order, wanted: Wanted): Promise<boolean> {
    const request = () => staffApi(changeOrderStatus, { params: { id }, body: { from, ...wanted } })
    return send({ id, code, status: from }, request, ({ canUndo, status }) => {
      const back = undoOf(status)
      done.show({
        tone: 'success',
        title: code,
        text: t(statusTexts[wanted.status]),
        duration: canUndo ? UNDO_TOAST_MS : TOAST_MS,
        ...(canUndo &&
          back && {
            action: { label: t('Undo'), run: () => void change({ id, code, status }, { status: back }) },
          }),
      })
    })
  }

  function tellTime(order: PromisedOrder, expectedAt: Date): Promise<boolean> {
    const { id, code, expectedAt: from } = order
    const told = expectedAt.toISOString()
    const request = () => staffApi(changeOrderTime, { params: { id }, body: { from, expectedAt: told } })
    return send(order, request, () => {
      const time = date(expectedAt, { hour: '2-digit', minute: '2-digit' })
      const back = from !== null && Date.parse(from) > Date.now() ? new Date(from) : undefined
      done.show({
        tone: 'success',
        title: code,
        text: t('New time: {time}', { time }),
        duration: back ? UNDO_TOAST_MS : TOAST_MS,
        ...(back && {
          action: { label: t('Undo'), run: () => void tellTime({ ...order, expectedAt: told }, back) },
        }),
      })
    })
  }
  return { isBusy: (orderId) => busy.includes(orderId), change, tellTime }
}
