import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getSecondFactor } from '#contract/staff-second-factor.ts'
import { staffApi } from '../http/staff-api.ts'

const KEY = ['second-factor'] as const

/** What the member signs in with besides the password. */
export function useSecondFactor() {
  const client = useQueryClient()
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => staffApi(getSecondFactor, {}) })
  return { data, error, readAgain: () => void client.invalidateQueries({ queryKey: KEY }) }
}
