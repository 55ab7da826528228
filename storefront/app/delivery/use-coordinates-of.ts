import { useEffect, useState } from 'react'
import { type Coordinates, getPlace } from '#contract/delivery.ts'
import { browserApi } from '../http/browser-api.ts'
import { useOnline } from '../http/use-online.ts'
import { usePlaceSearch } from './use-place-search.ts'

/** Where the first address lies that a search for `text` finds; undefined until it is known, and for an unknown address. */
export function useCoordinatesOf(text: string, isWanted: boolean): Coordinates | undefined {
  const { hits } = usePlaceSearch(isWanted ? text : '', useOnline())
  const id = hits[0]?.placeId
  const [found, setFound] = useState<{ id: string; coordinates: Coordinates }>()
  useEffect(() => {
    if (!id) return
    const abort = new AbortController()
    // The marker is optional, and the map begins at the restaurant without it.
    browserApi(abort.signal)(getPlace, { params: { id } }).then(
      ({ coordinates }) => setFound({ id, coordinates }),
      () => {},
    )
    return () => abort.abort()
  }, [id])
  return found && found.id === id ? found.coordinates : undefined
}
