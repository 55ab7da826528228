import { useQueries } from '@tanstack/react-query'
import type { SettingDocument } from '#contract/settings.staff.ts'
import type { SettingKey } from '#contract/settings.ts'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { failureKindOf, type FailureKind } from '../http/failure-kind.ts'

/** Everything that the screens of the settings show. */
export type SettingsRead = {
  entries: ReadonlyMap<SettingKey, EntryOf<'setting'>>
  /** What each setting says as it is drafted. */
  values: Readonly<Record<SettingKey, string>>
  pages: readonly EntryOf<'page'>[]
}

/** The settings as they are drafted, and the pages that some of them name; undefined until both were read. */
export function useSettings(): {
  read: SettingsRead | undefined
  failure: FailureKind | undefined
  refresh(): void
} {
  return useQueries({
    queries: [
      { queryKey: [DOCUMENTS, 'setting'], queryFn: () => documentCalls('setting').list() },
      { queryKey: [DOCUMENTS, 'page'], queryFn: () => documentCalls('page').list() },
    ],
    combine: ([settings, pages]) => {
      const all = [settings, pages]
      const failed = all.find((one) => one.error !== null && one.data === undefined)
      return {
        read: settings.data && pages.data ? readSettings(settings.data, pages.data) : undefined,
        failure: failed && failureKindOf(failed.error),
        refresh: () => all.forEach((one) => void one.refetch()),
      }
    },
  })
}

/** What a setting says; of a picture, whether there is one. */
export const settingValue = ({ value, media }: SettingDocument): string =>
  value === '' && Object.keys(media).length > 0 ? 'picture' : value

function readSettings(list: readonly EntryOf<'setting'>[], pages: readonly EntryOf<'page'>[]): SettingsRead {
  const values = list.map(({ id, document }) => [id, settingValue(document)] as const)
  return {
    entries: new Map(list.map((entry) => [entry.id as SettingKey, entry])),
    values: Object.fromEntries(values) as SettingsRead['values'],
    pages,
  }
}
