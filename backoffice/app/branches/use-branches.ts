import { useQueries } from '@tanstack/react-query'
import { listSettings } from '#contract/settings.public.ts'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { failureKindOf, type FailureKind } from '../http/failure-kind.ts'
import { restaurantApi } from '../http/staff-api.ts'

export type BranchEntries = {
  branches: EntryOf<'branch'>[]
  /** The values of the whole restaurant. */
  settings: ReadonlyMap<string, string>
}

export const BRANCHES = [DOCUMENTS, 'branch'] as const

/** The branches with what holds for the whole restaurant; undefined until it was read. */
export function useBranches(): {
  entries: BranchEntries | undefined
  failure: FailureKind | undefined
  refresh(): void
} {
  return useQueries({
    queries: [
      { queryKey: BRANCHES, queryFn: () => documentCalls('branch').list() },
      { queryKey: ['settings', 'public'], queryFn: readSettings },
    ],
    combine: ([branches, settings]) => {
      const failed = [branches, settings].find((one) => one.error !== null && one.data === undefined)
      return {
        entries:
          branches.data && settings.data ? { branches: branches.data, settings: settings.data } : undefined,
        failure: failed && failureKindOf(failed.error),
        refresh() {
          void branches.refetch()
          void settings.refetch()
        },
      }
    },
  })
}

async function readSettings(): Promise<ReadonlyMap<string, string>> {
  return new Map((await restaurantApi(listSettings, {})).map(({ key, value }) => [key, value]))
}
