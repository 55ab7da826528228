import type { Deps } from '#api/context.ts'
import { missingGeocoder } from '#api/operations/index.ts'
import { loadSharedSettings } from '#api/settings/index.ts'

/** One line when the chosen address service lacks its variable. */
export async function geocoderWarnings(deps: Deps): Promise<string[]> {
  const missing = missingGeocoder((await loadSharedSettings(deps)).GEOCODER, deps.geo)
  if (!missing) return []
  const { name, variable } = missing
  return [`${name} is to search addresses, but ${variable} is not set: the built-in search is used`]
}
