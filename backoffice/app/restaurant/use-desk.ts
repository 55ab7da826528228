import type { Dispatch, SetStateAction } from 'react'
import { useOutletContext } from 'react-router'
import type { SignedInMember } from '#contract/staff.ts'
import type { Savers } from '../documents/savers.ts'
import type { Live } from '../live/use-live.ts'
import type { OrderNews } from '../orders/order-news.ts'
import type { TodayNow } from '../today/use-today-now.ts'

/** What the screens of the desk share. */
export type DeskContext = {
  member: SignedInMember
  /** Which orders are new. */
  news: OrderNews
  setNews: Dispatch<SetStateAction<OrderNews>>
  live: Live
  /** What is typed into documents, and what of it is not saved yet. */
  savers: Savers
  /** What is different today. */
  today: TodayNow
  /** How many orders wait for somebody to approve or reject them. */
  waiting: number
  /** Reads anew how many wait, after this member has handled one. */
  onHandled: () => void
  /** The way out when the session is over. */
  onSignedOut: () => void
}

export const useDesk = (): DeskContext => useOutletContext<DeskContext>()

/** The title of a screen; in front of it how many orders wait, to be seen from another tab. */
export function useDeskTitle(title: string, restaurant: string): string {
  const { waiting } = useDesk()
  return `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${restaurant}`
}
