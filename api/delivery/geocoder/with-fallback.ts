import type { Log } from '../../platform/log.ts'
import { type Geocoder, GeocoderFailure } from './geocoder.ts'

/** How long a service is not called after it failed, unless it sends Retry-After. */
const PAUSE_MS = 30_000
const MAX_PAUSE_MS = 60 * 60_000

type Around = { log: Log; clock: () => number }

/**
 * A geocoder with a fallback that always answers. A guest who types never waits for a service that has just failed. The
 * log contains the reason, never the typed text, and only the approximate position of a marker.
 */
export function withFallback(service: Geocoder, fallback: Geocoder, { log, clock }: Around): Geocoder {
  let pausedUntil = 0
  async function attempt<T>(
    call: (geocoder: Geocoder) => Promise<T>,
    about: Record<string, unknown>,
  ): Promise<T> {
    const left = pausedUntil - clock()
    // A longer pause than there is means that the clock was set back.
    if (left > 0 && left <= MAX_PAUSE_MS) return call(fallback)
    try {
      return await call(service)
    } catch (error) {
      if (!(error instanceof GeocoderFailure)) throw error
      pausedUntil = clock() + Math.min(error.pauseMs ?? PAUSE_MS, MAX_PAUSE_MS)
      log.error('geocoder failed', { geocoder: service.source, reason: error.reason, ...about })
      return call(fallback)
    }
  }
  return {
    source: service.source,
    search: (query) => attempt((geocoder) => geocoder.search(query), { call: 'search' }),
    find: (ref, lookup) => attempt((geocoder) => geocoder.find(ref, lookup), { call: 'find' }),
    reverse: (coordinates, lookup) =>
      attempt((geocoder) => geocoder.reverse(coordinates, lookup), {
        call: 'reverse',
        near: [rough(coordinates.lat), rough(coordinates.lng)],
      }),
  }
}

/** Rounded to some hundred metres, so that the log contains no exact home address. */
const rough = (degrees: number): number => Math.round(degrees * 1000) / 1000
