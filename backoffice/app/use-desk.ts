import type { Dispatch, SetStateAction } from 'react'
import { useOutletContext } from 'react-router'
import type { OrderNews } from './orders/order-news.ts'

/** What the screens of the desk share: which orders are new, and the way out when the session is over. */
export type DeskContext = {
  news: OrderNews
  setNews: Dispatch<SetStateAction<OrderNews>>
  onSignedOut: () => void
}

export const useDesk = (): DeskContext => useOutletContext<DeskContext>()
