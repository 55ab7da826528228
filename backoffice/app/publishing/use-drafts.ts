import { useQuery } from '@tanstack/react-query'
import { type Draft, listDrafts } from '#contract/publishing.staff.ts'
import { DRAFTS } from '../documents/document-calls.ts'
import { staffApi } from '../http/staff-api.ts'

/** Everything that is drafted and not published. */
export const useDrafts = () =>
  useQuery<Draft[]>({ queryKey: [DRAFTS], queryFn: () => staffApi(listDrafts, {}) })
