import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import { getToday, type Today } from '#contract/today.staff.ts'
import { createToastSlot } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'

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
  /** Undefined until it was read. */
  today: Today | undefined
  isFailed: boolean
  isBusy: boolean
  refresh(): void
  /** Makes the change at once; ten seconds long it can be taken back. */
  change(wanted: TodayChange): void
}

/** What is different today, and the way to change it. */
export function useToday(): UseToday {
  const { t } = useI18n()
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: () => staffApi(getToday, {}) })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: TodayChange) => call(),
    onSuccess: (today, { text, undo }) => {
      client.setQueryData(KEY, today)
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
  return { today: data, isFailed: isError, isBusy: isPending, refresh: () => void refetch(), change: mutate }
}

/** What the server says about a wrong field is in the language of the restaurant already. */
function failureText(error: unknown): string {
  const [message] = error instanceof ApiError ? Object.values(error.fields).flat() : []
  if (message) return message
  return failureKindOf(error) === 'offline'
    ? 'No connection. Press again: nothing is done twice.'
    : 'Something went wrong on our side. Please try again.'
}
