import { z } from 'zod'
import { documentEndpoints } from './documents.ts'
import { Text } from './primitives.ts'
import { StoredMedia } from './stored-picture.ts'

/** A setting of the registry; the id of the document is its key. */
export const SettingDocument = z
  .object({ value: Text(20_000), media: StoredMedia })
  .meta({ id: 'SettingDocument' })
export type SettingDocument = z.output<typeof SettingDocument>

export const { listSettingDocuments, getSettingDocument, saveSettingDocument } = documentEndpoints({
  name: 'Setting',
  path: 'settings',
  schema: SettingDocument,
  permission: 'settings.write',
  what: 'settings',
})
