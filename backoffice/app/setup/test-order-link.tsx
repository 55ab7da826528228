import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getTestOrderLink } from '#contract/orders.staff.ts'
import { staffApi } from '../http/staff-api.ts'

/** A link counts for an hour on the server. */
const FRESH_MS = 30 * 60_000

/** Opens the shop in a window of its own, where what is ordered is a test. */
export function TestOrderLink({ className, children }: { className?: string; children: ReactNode }) {
  const { data } = useQuery({
    queryKey: ['test-order'],
    queryFn: () => staffApi(getTestOrderLink, {}),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
  return (
    <a className={className} href={data?.path} target="_blank" aria-disabled={!data}>
      {children}
    </a>
  )
}
