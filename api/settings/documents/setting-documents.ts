import { type SettingKey, settings } from '#contract/settings.ts'
import type { SettingDocument } from '#contract/settings.staff.ts'
import { TranslatedMedia } from '#contract/stored-picture.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import { mayChange } from '#domain/publishing/may-change.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import { parseSetting } from '#domain/settings/parse-setting.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { writeTables } from '../../db/write-tables.ts'
import { type DocumentStore, unreadableOf } from '../../document-store.ts'
import { staffOf } from '../../http/access.ts'
import { AppError, ValidationError } from '../../http/errors.ts'
import { readBranchSettingRows, readSettingRows } from '../setting-rows.ts'

const readMedia = jsonColumn('settings.media_json', TranslatedMedia)
const isKey = (key: string): key is SettingKey => Object.hasOwn(settings, key)

/** Every setting of the registry as a document of the staff, stored or default. */
export const settingDocuments: DocumentStore = {
  kinds: ['setting'],

  async read(db) {
    const rows = await readSettingRows(db)
    const stored = new Map(rows.map((row) => [row.key, row]))
    const setting = Object.entries(settings).map(([key, { default: initial }]): [string, SettingDocument] => {
      const row = stored.get(key)
      return [key, { value: row?.value ?? initial, media: row ? readMedia(row.media_json) : {} }]
    })
    return { setting: new Map(setting) }
  },

  async unreadable(db) {
    const shared = (await readSettingRows(db)).filter(({ key }) => isKey(key))
    return [
      ...unreadableOf('setting', shared, ({ key }) => key),
      ...unreadableOf('branch', await readBranchSettingRows(db), ({ branch_id }) => branch_id),
    ]
  },

  prepare(ctx, { id }, document) {
    if (!isKey(id)) throw new AppError('not_found', publishingMessages.noDocument)
    const { value, media } = document as SettingDocument
    if (!mayChange(staffOf(ctx.actor).role, { kind: 'setting', id }))
      throw new AppError('forbidden', 'Not allowed')
    const parsed = parseSetting(settings, id, value)
    if (parsed.ok) return { value: parsed.value, media }
    const { text, params } = parsed.problems
    throw new ValidationError({ value: [params ? { text, params } : text] })
  },

  async write(trx, set) {
    const known = (await readSettingRows(trx)).filter(({ key }) => isKey(key))
    const isStored = new Set(known.map(({ key }) => key))
    const rows = [...set.setting].flatMap(([key, { value, media }]) => {
      const isDefault = isKey(key) && value === settings[key].default && Object.keys(media).length === 0
      return isDefault && !isStored.has(key) ? [] : [{ key, value, media_json: canonicalJson(media) }]
    })
    await writeTables(trx, [{ name: 'settings', key: ['key'] }], { settings: known }, { settings: rows })
  },
}
