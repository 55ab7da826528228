import { resolve } from 'node:path'
import { z } from 'zod'
import { mapTilesIssue } from './map-tiles.ts'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/**
 * The environment variables that set up geocoding services and map tiles; without any the server searches and draws its
 * own data.
 */
export const geoVariables = {
  PHOTON_URL: httpUrl.optional(),
  NOMINATIM_URL: httpUrl.optional(),
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  /** A PMTiles file with the map of the town. */
  MAP_TILES: z.string().min(1).optional(),
  /** A local test double of Google. */
  GOOGLE_MAPS_TEST_URL: z
    .url({
      protocol: /^http$/,
      hostname: /^(?:127\.0\.0\.1|localhost)$/,
      error: 'must be an http address on this machine',
    })
    .optional(),
}

type Variables = { [Name in keyof typeof geoVariables]?: string | undefined }

/** The geocoding services that are set up, among which the restaurant chooses, and the map tiles. */
export type GeoConfig = {
  photon?: { url: string }
  nominatim?: { url: string; userAgent: string }
  google?: { key: string; placesUrl: string; mapsUrl: string }
  /** The path of the file. */
  mapTiles?: string
}

/** Variables that contradict each other, as `NAME: why`. */
export function geoIssues(env: Variables, publicUrl: string | undefined): string[] {
  const isPublicServer =
    env.NOMINATIM_URL && new URL(env.NOMINATIM_URL).hostname.endsWith('openstreetmap.org')
  const tilesIssue = env.MAP_TILES && mapTilesIssue(resolve(env.MAP_TILES))
  return [
    ...(tilesIssue ? [`MAP_TILES=${JSON.stringify(env.MAP_TILES)}: ${tilesIssue}`] : []),
    ...(isPublicServer && !publicUrl ? ['NOMINATIM_URL: the public server wants to know PUBLIC_URL'] : []),
    ...(env.GOOGLE_MAPS_TEST_URL && publicUrl
      ? ['GOOGLE_MAPS_TEST_URL: not together with a PUBLIC_URL']
      : []),
  ]
}

/** The services that the environment sets up. */
export function readGeoConfig(env: Variables, publicUrl: string | undefined): GeoConfig {
  const {
    PHOTON_URL: photon,
    NOMINATIM_URL: nominatim,
    GOOGLE_MAPS_KEY: key,
    GOOGLE_MAPS_TEST_URL: test,
    MAP_TILES: tiles,
  } = env
  return {
    ...(photon && { photon: { url: bare(photon) } }),
    ...(nominatim && {
      nominatim: { url: bare(nominatim), userAgent: `Tischlein (${publicUrl ?? 'not public'})` },
    }),
    ...(key && {
      google: {
        key,
        placesUrl: bare(test ?? 'https://places.googleapis.com'),
        mapsUrl: bare(test ?? 'https://maps.googleapis.com'),
      },
    }),
    ...(tiles && { mapTiles: resolve(tiles) }),
  }
}

const bare = (url: string): string => url.replace(/\/$/, '')
