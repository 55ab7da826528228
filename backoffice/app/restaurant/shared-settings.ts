import { queryOptions } from '@tanstack/react-query'
import { listSharedSettings } from '#contract/settings.staff.ts'
import { staffApi } from '../http/staff-api.ts'

/** What guests get wherever a branch has no value of its own: branches and areas act at once, so drafts do not count. */
export const sharedSettings = queryOptions({
  queryKey: ['settings', 'shared'],
  queryFn: async (): Promise<ReadonlyMap<string, string>> =>
    new Map((await staffApi(listSharedSettings, {})).map(({ key, value }) => [key, value])),
})
