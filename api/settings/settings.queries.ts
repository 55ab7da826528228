import { type SettingKey, settings } from '#contract/settings.ts'
import type { Setting } from '#contract/settings.public.ts'
import type { Media } from '#contract/media.ts'
import { TranslatedMedia } from '#contract/stored-picture.ts'
import { localizedPicture } from '#domain/media/localized-picture.ts'
import { parseSetting, usableSetting } from '#domain/settings/parse-setting.ts'
import type { Ctx, Deps } from '../context.ts'
import { jsonColumn } from '../db/json-column.ts'
import { translationFor } from '../db/localized.ts'
import { readBranchSettingRows, readSettingRows } from './setting-rows.ts'

/** The value of every setting, stored or default. Flags are on when they are not empty (spec 2: "non-empty"). */
export type SettingValues = Record<SettingKey, string>

const readMedia = jsonColumn('settings.media_json', TranslatedMedia)
const keys = Object.keys(settings) as SettingKey[]
const publicKeys = keys.filter((key) => settings[key].public)

/** The settings at the branch of the call, cached in memory per content version. */
export function loadSettings(ctx: Ctx): Promise<SettingValues> {
  return loadSettingsOf(ctx.deps, ctx.branchId)
}

/** The shared settings of the restaurant, before any branch overrides them. */
export function loadSharedSettings(deps: Deps): Promise<SettingValues> {
  return loadSettingsOf(deps, undefined)
}

/** The settings of one branch: its own values override the shared ones. */
export function loadSettingsOf(deps: Deps, branchId: string | undefined): Promise<SettingValues> {
  return deps.content.get(`settings:${branchId ?? ''}`, async () => {
    const stored = await readStored(deps, branchId)
    for (const key of keys) {
      const value = stored.get(key)?.value
      if (value === undefined) continue
      const parsed = parseSetting(settings, key, value)
      if (!parsed.ok)
        deps.log.error('a stored setting cannot be used', { key, value, why: parsed.problems.text })
    }
    return Object.fromEntries(keys.map((key) => [key, valueOf(key, stored.get(key)?.value)])) as SettingValues
  })
}

/** The branches that have a value of their own for one of some settings, cached in memory per content version. */
export function branchesWithOwn(deps: Deps, some: readonly SettingKey[]): Promise<readonly string[]> {
  return deps.content.get(`branches-with-own:${some.join(' ')}`, async () => {
    const rows = await deps.db
      .selectFrom('branch_settings')
      .select('branch_id')
      .distinct()
      .where('key', 'in', some)
      .orderBy('branch_id')
      .execute()
    return rows.map(({ branch_id }) => branch_id)
  })
}

/** What holds for the whole restaurant of what guests may read, before any branch overrides it. */
export async function listSharedSettings({ deps }: Ctx): Promise<Pick<Setting, 'key' | 'value'>[]> {
  const values = await loadSharedSettings(deps)
  return publicKeys.map((key) => ({ key, value: values[key] }))
}

/** The public settings with their pictures (spec 7). A picture's value is the address of its poster. */
export async function listPublicSettings(ctx: Ctx): Promise<Setting[]> {
  const stored = await readStored(ctx.deps, ctx.branchId)
  const language = translationFor(ctx.language, ctx.mainLanguage)
  return publicKeys.map((key) => {
    const row = stored.get(key)
    const media = row ? localizedMedia(row.media_json, language) : {}
    const picture = media.poster ?? media.icon ?? media.splash ?? media.background
    return { key, value: valueOf(key, row?.value) || (picture?.data.url ?? ''), media }
  })
}

function localizedMedia(text: string, language: string | undefined): Media {
  const media = Object.entries(readMedia(text)).map(([kind, { data }]) => {
    const inLanguage = Array.isArray(data)
      ? data.map((one) => localizedPicture(one, language))
      : localizedPicture(data, language)
    return [kind, { data: inLanguage }]
  })
  return Object.fromEntries(media) as Media
}

/** A branch cannot override whether there are branches at all. */
const sharedOnly: readonly string[] = ['HAS_BRANCH'] satisfies SettingKey[]

async function readStored({ db }: Deps, branchId: string | undefined) {
  const shared = await readSettingRows(db)
  const ofBranch = branchId === undefined ? [] : await readBranchSettingRows(db, branchId)
  const own = ofBranch.filter(({ key }) => !sharedOnly.includes(key))
  return new Map([...shared, ...own].map((row) => [row.key, row]))
}

const valueOf = (key: SettingKey, stored: string | undefined): string =>
  stored === undefined ? settings[key].default : usableSetting(settings, key, stored)
