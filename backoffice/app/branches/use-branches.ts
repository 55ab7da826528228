import { useQueries } from '@tanstack/react-query'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { failureKindOf, type FailureKind } from '../http/failure-kind.ts'
import { sharedSettings } from '../restaurant/shared-settings.ts'

export type BranchEntries = {
  branches: EntryOf<'branch'>[]
  /** The values of the whole restaurant, which guests get where a branch has none of its own. */
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
    queries: [{ queryKey: BRANCHES, queryFn: () => documentCalls('branch').list() }, sharedSettings],
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
