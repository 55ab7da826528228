import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { getToday, type Today } from '#contract/today.staff.ts'
import { createToastSlot } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { failureKindOf, refusalText } from '../http/failure-kind.ts'
import { staffApiAt } from '../http/staff-api.ts'
import { useBranchList } from '../restaurant/use-branch-list.ts'

const UNDO_MS = 10_000
const KEY = ['today']
/** One message at a time: the way back is for the last change, the others have theirs in the lists. */
const message = createToastSlot()

/** A change of today, what it says when it is made, and how it is taken back. */
export type TodayChange = {
  call: () => Promise<Today>
  text: string
  undo?: (made: Today) => Promise<Today>
}

export type UseToday = {
  /** The API at the branch. */
  api: Client
  /** Undefined until it was read. */
  today: Today | undefined
  isFailed: boolean
  isBusy: boolean
  refresh(): void
  /** Makes the change at once; ten seconds long it can be taken back. */
  change(wanted: TodayChange): void
}

/** What is different today at a branch, and the way to change it there; without one where the member begins. */
export function useToday(branchId?: string): UseToday {
  const { t } = useI18n()
  const client = useQueryClient()
  const branches = useBranchList()
  const apiAt = (wanted: string | undefined) =>
    staffApiAt(branches.data?.find(({ id }) => id === wanted)?.slug)
  const { data, isError, refetch } = useQuery({
    queryKey: [...KEY, branchId ?? ''],
    queryFn: () => apiAt(branchId)(getToday, {}),
    enabled: branchId === undefined || branches.data !== undefined,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: TodayChange) => call(),
    onSuccess: (today, { text, undo }) => {
      // A change can be taken back after another branch was chosen.
      client.setQueriesData<Today>({ queryKey: KEY }, (shown) =>
        shown?.branchId === today.branchId ? today : shown,
      )
      const action = undo && {
        label: t('Undo'),
        run: () => mutate({ call: () => undo(today), text: t('Taken back') }),
      }
      message.show({ tone: 'success', text, duration: UNDO_MS, ...(action && { action }) })
    },
    onError: (error) => {
      void refetch()
      message.show({ tone: 'error', text: t(failureText(error)), duration: UNDO_MS })
    },
  })
  return {
    api: apiAt(data?.branchId),
    // Without the branches nobody knows at which address to change it.
    today: branches.data && data,
    isFailed: isError || branches.isError,
    isBusy: isPending,
    refresh() {
      if (branches.isError) void branches.refetch()
      if (isError) void refetch()
    },
    change: mutate,
  }
}

/** What the server says is in the language of the restaurant already. */
function failureText(error: unknown): string {
  if (failureKindOf(error) === 'offline') return 'No connection. Press again: nothing is done twice.'
  return refusalText(error) ?? 'Something went wrong on our side. Please try again.'
}
