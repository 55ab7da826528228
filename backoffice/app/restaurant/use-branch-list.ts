import { useQuery } from '@tanstack/react-query'
import { listBranches } from '#contract/branches.ts'
import { staffApi } from '../http/staff-api.ts'

/** The branches of the restaurant as guests know them, for everything that may be different at one of them. */
export const useBranchList = () =>
  useQuery({ queryKey: ['branches'], queryFn: () => staffApi(listBranches, {}) })
