import { type SettingDefinition, type SettingGroup, type SettingKey, settings } from '#contract/settings.ts'
import type { StaffRole } from '#contract/staff.ts'
import { mayChange } from '#domain/publishing/may-change.ts'
import { foldedIncludes } from '#domain/text/fold.ts'

/** The registry with the type of one line for all of them. */
export const definitions: Readonly<Record<SettingKey, SettingDefinition>> = settings

const keys = Object.keys(settings) as SettingKey[]

/** The screens of the settings in their order, each with its keys in the order of the registry. */
const groups = Map.groupBy(keys, (key) => definitions[key].group)

/** The keys of one screen, whoever may change them. */
export const keysOfGroup = (group: SettingGroup): readonly SettingKey[] => groups.get(group) ?? []

const order: readonly SettingGroup[] = [
  'look',
  'shop',
  'contact',
  'ordering',
  'delivery',
  'payment',
  'accounts',
  'legal',
  'social',
  'code',
]

export type GroupOfSettings = { group: SettingGroup; keys: SettingKey[] }

/** What a role finds in the settings; code for all pages is for owners alone. */
export function settingGroups(role: StaffRole): GroupOfSettings[] {
  return order
    .map((group) => ({
      group,
      keys: keysOfGroup(group).filter((id) => mayChange(role, { kind: 'setting', id })),
    }))
    .filter((one) => one.keys.length > 0)
}

/** The settings that have every word of a search in what is said about them, or in their key. */
export function findSettings(
  all: readonly GroupOfSettings[],
  search: string,
  textOf: (key: SettingKey) => string,
): GroupOfSettings[] {
  const words = search.split(/\s+/).filter(Boolean)
  return all
    .map(({ group, keys }) => ({
      group,
      keys: keys.filter((key) => words.every((word) => foldedIncludes(`${textOf(key)} ${key}`, word))),
    }))
    .filter((one) => one.keys.length > 0)
}

/** Where a group is edited. */
export const groupPath = (group: SettingGroup): string => `/settings/${group}`
