import { z } from 'zod'
import { documentEndpoints } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { Text } from './primitives.ts'
import { Setting } from './settings.public.ts'
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

export const listSharedSettings = endpoint({
  id: 'listSharedSettings',
  method: 'GET',
  path: '/staff/shared-settings',
  auth: 'staff',
  permission: 'settings.write',
  summary:
    'The public settings of the whole restaurant as they are published, whatever a branch has of its own',
  response: z.array(Setting.pick({ key: true, value: true })),
})
