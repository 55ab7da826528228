import { useCallback, useEffect, useRef, useState } from 'react'
import { type Coordinates, getPlace, type PlaceHit, reversePlace, searchPlaces } from '#contract/delivery.ts'
import { addressLine, streetOf } from '#domain/delivery/address-line.ts'
import { useAfterPress } from '../form/use-after-press.ts'
import { browserApi } from '../http/browser-api.ts'
import { type DeliveryLocation, locationOfPlace } from '../location/delivery-location.ts'

/** So long a marker must rest before its address is asked for. */
const REST_MS = 350

type Question = (signal: AbortSignal) => Promise<DeliveryLocation>

export type DeliveryLocationControl = {
  state: 'resting' | 'asking' | 'failed'
  /** Where the guest has put the marker, before anybody knows what is there. */
  pin: Coordinates | undefined
  /** Takes a suggestion of the search. */
  choose(hit: PlaceHit): void
  /** Takes a point of the map. */
  mark(at: Coordinates): void
  /** Takes the street of the present place with its number. */
  complete(street: string): void
  /** Asks once more for what could not be found out. */
  retry(): void
  forget(): void
}

/** Finds out what is at a suggestion or at a point of the map; only the latest question counts. */
export function useDeliveryLocation(
  deliveryLocation: DeliveryLocation | undefined,
  onLocation: (deliveryLocation: DeliveryLocation | undefined) => void,
): DeliveryLocationControl {
  const [state, setState] = useState<DeliveryLocationControl['state']>('resting')
  const [pin, setPin] = useState<Coordinates>()
  const running = useRef<AbortController>(undefined)
  const latest = useRef<Question>(undefined)
  // An address whose point was only estimated keeps its text when the guest corrects the marker.
  const typed = useRef('')
  const now = useRef({ deliveryLocation, onLocation })
  useEffect(() => {
    now.current = { deliveryLocation, onLocation }
    if (deliveryLocation) typed.current = deliveryLocation.isExact ? typed.current : deliveryLocation.address
  })
  useEffect(() => () => running.current?.abort(), [])

  const afterPress = useAfterPress()
  const ask = useCallback(
    async (find: Question, restMs: number) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      latest.current = find
      setState('asking')
      await new Promise((resolve) => setTimeout(resolve, restMs))
      if (signal.aborted) return
      const found = await find(signal).catch(() => undefined)
      afterPress(() => {
        if (signal.aborted) return
        setState(found ? 'resting' : 'failed')
        if (!found) return
        setPin(undefined)
        now.current.onLocation(found)
      })
    },
    [afterPress],
  )

  const choose = useCallback(
    ({ placeId }: PlaceHit) => {
      typed.current = ''
      const find = async (signal: AbortSignal) =>
        locationOfPlace(await browserApi(signal)(getPlace, { params: { id: placeId } }))
      void ask(find, 0)
    },
    [ask],
  )
  const mark = useCallback(
    (at: Coordinates) => {
      setPin(at)
      now.current.onLocation(undefined)
      const find = async (signal: AbortSignal) => {
        const found = await browserApi(signal)(reversePlace, { query: at })
        return { ...locationOfPlace(found), address: streetOf(found, typed.current) }
      }
      void ask(find, REST_MS)
    },
    [ask],
  )
  const complete = useCallback(
    (street: string) => {
      const { deliveryLocation: place } = now.current
      if (!place) return
      const find = async (signal: AbortSignal) => findHouse(browserApi(signal), place, street)
      void ask(find, 0)
    },
    [ask],
  )
  const forget = useCallback(() => {
    running.current?.abort()
    typed.current = ''
    setPin(undefined)
    setState('resting')
  }, [])
  const retry = () => {
    if (latest.current) void ask(latest.current, 0)
  }
  return { state, pin, choose, mark, complete, retry, forget }
}

/** The place of a house in a street that is known; where the search does not know the house, the street with its number. */
async function findHouse(
  call: ReturnType<typeof browserApi>,
  place: DeliveryLocation,
  street: string,
): Promise<DeliveryLocation> {
  const line = addressLine({ ...place, address: street })
  const [hit] = await call(searchPlaces, { query: { q: line } })
  if (hit?.address !== line) return { ...place, address: street, warning: undefined }
  return locationOfPlace(await call(getPlace, { params: { id: hit.placeId } }))
}
