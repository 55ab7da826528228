import type { Deps } from '#api/context.ts'
import { loadSharedSettings } from '#api/settings/index.ts'

const variables: Record<string, string> = {
  photon: 'PHOTON_URL',
  nominatim: 'NOMINATIM_URL',
  google: 'GOOGLE_MAPS_KEY',
}

/** One line when the chosen address service lacks its variable. */
export async function sayGeocoderWarning(deps: Deps, say: (line: string) => void): Promise<void> {
  const { GEOCODER: chosen } = await loadSharedSettings(deps)
  const variable = variables[chosen]
  if (!variable || chosen in deps.geo) return
  say(
    `Please note  ${chosen} is to search addresses, but ${variable} is not set: the built-in search is used`,
  )
}
