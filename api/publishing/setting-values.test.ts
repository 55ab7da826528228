import { expect, test } from 'vitest'
import { savePageDocument } from '#contract/content.staff.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { type SettingDefinition, type SettingKey, settings as registry } from '#contract/settings.ts'
import { getSettingDocument, saveSettingDocument } from '#contract/settings.staff.ts'
import { createTestApp } from '../test/app.ts'
import { refused, staffClient } from '../test/documents.ts'

type Samples = { valid: string; stored?: string; invalid?: string }

/** A value that a setting of each type takes, and one that it refuses. */
const byType: Record<SettingDefinition['type'], Samples> = {
  text: { valid: 'Bei\u0000Ada', stored: 'Bei Ada', invalid: 'a'.repeat(301) },
  flag: { valid: 'on', stored: '1', invalid: 'maybe' },
  number: { valid: ' 12 ', stored: '12', invalid: 'twelve' },
  url: { valid: 'https://www.example.org/ada', invalid: 'javascript:alert(1)' },
  picture: { valid: '/media/a/480.webp', invalid: 'https://spy.example/a.png' },
  page: { valid: 'about', invalid: 'nowhere' },
  list: { valid: '5, 10', stored: '5,10', invalid: '5,ten' },
  choice: { valid: '', invalid: 'pasta' },
  json: { valid: '{"brand":"#0A5F38"}', stored: '{"brand":"#0a5f38"}', invalid: '{"brand":"red"}' },
}

/** Settings with rules of their own (domain/settings/parse-setting.ts). */
const byKey: Partial<Record<SettingKey, Samples>> = {
  ADDRESS: { valid: 'Weserstraße 1\n12045 Berlin', invalid: 'a'.repeat(501) },
  CONTACT_EMAIL: { valid: 'ada@example.org', invalid: 'ada@' },
  PHONE: { valid: '030 5550 123', invalid: '0800-PIZZA' },
  WHATSAPP: { valid: '+49 30 5550 123', invalid: 'no number' },
  MAP_URL: { valid: 'https://maps.example/embed', invalid: 'https://www.google.de/maps/place/Berlin' },
  RESTAURANT_COORDINATES: { valid: '52.4865, 13.433', stored: '52.4865,13.433', invalid: '91,0' },
  COUNTRY: { valid: 'AT', stored: 'at', invalid: 'Austria' },
  TIME_ZONE: { valid: 'Europe/Vienna', invalid: 'Vienna' },
  REUSABLE_DEPOSIT: { valid: '2,50', stored: '2.5', invalid: '-1' },
  LOYALTY_EARN_PERCENT: { valid: '2,5', stored: '2.5', invalid: '101' },
  FONT_SETTINGS: { valid: 'lora', stored: 'Lora', invalid: 'Comic Sans' },
  DEFAULT_FONT: { valid: 'rubik', stored: 'Rubik', invalid: 'Papyrus' },
  // Whatever it says; how much is a matter of the contract.
  CUSTOM_HEADER_CODE: { valid: '<script>1</script>' },
}

test('every setting of the registry takes a right value and refuses a wrong one beside its field', async () => {
  const app = await createTestApp()
  const mina = await staffClient(app)
  const page = { name: 'Über uns', text: '', translations: {}, slug: '', position: 0 }
  const places = { isPopup: false, onHeader: false, onFooter: true }
  await mina(savePageDocument, { params: { id: 'about' }, query: {}, body: { ...page, ...places } })
  for (const [key, definition] of Object.entries(registry)) {
    const choice = definition.choices && { valid: definition.choices.at(-1)! }
    const {
      valid,
      stored = valid,
      invalid,
    } = byKey[key as SettingKey] ?? {
      ...byType[definition.type],
      ...choice,
    }
    const params = { id: key }
    const { version } = await mina(getSettingDocument, { params })
    const save = (value: string) =>
      mina(saveSettingDocument, { params, query: { version }, body: { value, media: {} } })
    if (invalid !== undefined) {
      const error = await refused(save(invalid))
      expect([key, error.status, Object.keys(error.fields)]).toEqual([key, 422, ['value']])
    }
    await save(valid)
    const { document } = await mina(getSettingDocument, { params })
    expect([key, document.value]).toEqual([key, stored])
  }
  await mina(publishDrafts, { body: {} })
  expect(await app.db.selectFrom('settings').select('key').execute()).not.toEqual([])
})
