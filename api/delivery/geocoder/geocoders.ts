import type { Deps } from '../../context.ts'
import type { Geocoder } from './geocoder.ts'
import { createGoogle } from './google.ts'
import { geodata } from './local/load-geodata.ts'
import { createLocalGeocoder } from './local/local-geocoder.ts'
import { chosenPlace, createNominatim } from './nominatim.ts'
import { createPhoton } from './photon.ts'
import { withFallback } from './with-fallback.ts'
import { withMemory } from './with-memory.ts'

export type Geocoders = {
  /** The configured one; `local` when its variables are missing. */
  chosen(name: string): Geocoder
}

/** Every geocoder of the system, each with `local` as its fallback. */
export function createGeocoders({ geo, log, clock }: Pick<Deps, 'geo' | 'log' | 'clock'>): Geocoders {
  const local = createLocalGeocoder(geodata)
  const around = { log, clock }
  const all = new Map<string, Geocoder>()
  if (geo.photon) all.set('photon', withFallback(withMemory(createPhoton(geo.photon), clock), local, around))
  if (geo.nominatim) {
    const nominatim = createNominatim(geo.nominatim, local)
    const remembering = { ...withMemory(nominatim, clock), search: nominatim.search }
    const behind: Geocoder = { ...local, find: async (ref) => chosenPlace(ref) }
    all.set('nominatim', withFallback(remembering, behind, around))
  }
  if (geo.google) all.set('google', withFallback(createGoogle({ ...geo.google, clock }), local, around))
  return { chosen: (name) => all.get(name) ?? local }
}
