import type { ReactNode } from 'react'
import { AtTable } from '../ordering/at-table.ts'
import { useSession } from './session.ts'

/** Tells the cart whether the guest of this session sits at a table. */
export function SeatProvider({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return <AtTable value={Boolean(user?.table)}>{children}</AtTable>
}
