import { useEffect, useState } from 'react'
import { useSession } from '../account/session.ts'
import { readKnownGuest } from '../location/known-guest.ts'
import { forgetGuest, forgetOrderOfAccount } from '../location/remember-guest.ts'
import type { LastOrder } from './last-order.ts'

/** The last order of the account, else of the guest whom this device remembers; `forget` where it lies on the device. */
export function useLastOrder(isWanted: boolean): {
  last: LastOrder | undefined
  forget: (() => void) | undefined
} {
  const { user } = useSession()
  const [last, setLast] = useState<LastOrder>()
  const isGuest = user === null
  const who = user ? (user.table ? 'table' : user.id) : isGuest ? 'guest' : undefined

  useEffect(() => {
    if (!isWanted || who === undefined) return
    const abort = new AbortController()
    const find = async () => {
      const order = await orderOf(who, abort.signal)
      if (abort.signal.aborted) return
      setLast(order)
      if (!order) giveRoomBack()
    }
    void find()
    return () => abort.abort()
  }, [isWanted, who])

  const forget = () => {
    forgetGuest()
    setLast(undefined)
    giveRoomBack()
  }
  return { last, forget: isGuest ? forget : undefined }
}

/** The page has kept room from its first frame on. */
function giveRoomBack(): void {
  delete document.documentElement.dataset['again']
}

async function orderOf(who: string, signal: AbortSignal): Promise<LastOrder | undefined> {
  if (who === 'table') return undefined
  if (who !== 'guest') return orderOfAccount(signal)
  forgetOrderOfAccount()
  return orderOfDevice()
}

function orderOfDevice(): LastOrder | undefined {
  const known = readKnownGuest()
  if (!known) return undefined
  const { lines, total, deliverType } = known
  return { names: lines, items: lines, total, deliverType }
}

/** Undefined without an order, and without an answer. What asks for it is loaded for members alone: it brings zod. */
async function orderOfAccount(signal: AbortSignal): Promise<LastOrder | undefined> {
  try {
    const { lastOfAccount } = await import('./last-of-account.ts')
    return await lastOfAccount(signal)
  } catch {
    return undefined
  }
}
