import type { GeoConfig } from '../config/geo-environment.ts'

const variables: Record<string, string> = {
  photon: 'PHOTON_URL',
  nominatim: 'NOMINATIM_URL',
  google: 'GOOGLE_MAPS_KEY',
}

/** The chosen address search and the variable that it lacks; undefined when it is set up. */
export function missingGeocoder(
  chosen: string,
  geo: GeoConfig,
): { name: string; variable: string } | undefined {
  const variable = variables[chosen]
  return variable && !(chosen in geo) ? { name: chosen, variable } : undefined
}
