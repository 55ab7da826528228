import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getGuest } from '#contract/guests.staff.ts'
import { staffApi } from '../http/staff-api.ts'

/** What is read about guests begins with it. */
export const GUESTS = 'guests'

/** One guest. */
export const useGuest = (id: string) =>
  useQuery({ queryKey: [GUESTS, id], queryFn: () => staffApi(getGuest, { params: { id } }) })

/** Reads everything about guests again, after a change. */
export function useReadGuestsAgain(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [GUESTS] })
}
