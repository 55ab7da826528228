import type { BranchFacts } from '#contract/branches.ts'
import type { SettingKey } from '#contract/settings.ts'
import { readCoordinates } from '../delivery/coordinates.ts'

type Settings = Readonly<
  Record<
    Extract<
      SettingKey,
      'SITE_TITLE' | 'LEGAL_NAME' | 'VAT_ID' | 'ADDRESS' | 'PHONE' | 'RESTAURANT_COORDINATES'
    >,
    string
  >
>

/** What guests see of a branch with these settings; `name` is null where there is only one. */
export const branchFacts = (settings: Settings, name: string | null): BranchFacts => ({
  name,
  title: settings.SITE_TITLE,
  legalName: settings.LEGAL_NAME,
  vatId: settings.VAT_ID,
  address: settings.ADDRESS,
  phone: settings.PHONE,
  coordinates: readCoordinates(settings.RESTAURANT_COORDINATES) ?? null,
})
