import { useCallback, useEffect, useRef, useState } from 'react'
import type { Coordinates } from '#contract/delivery.ts'

/** Accuracy in metres from which on a location is too rough for a delivery. */
export const ROUGH_METRES = 100
const PATIENCE_MS = 10_000
const OLD_MS = 60_000
const DENIED = 1

export type MyLocation = {
  state: 'idle' | 'asking' | 'denied' | 'unknown'
  /** How far off the last location may be, in metres, when that is too far. */
  roughMetres: number | undefined
  find(): void
  forget(): void
}

/** The location of the device, asked for after a press only. */
export function useMyLocation(onFound: (at: Coordinates) => void, onDenied: () => void): MyLocation {
  const [state, setState] = useState<MyLocation['state']>('idle')
  const [roughMetres, setRoughMetres] = useState<number>()
  const listeners = useRef({ onFound, onDenied })
  useEffect(() => {
    listeners.current = { onFound, onDenied }
  })
  const find = useCallback(() => {
    setRoughMetres(undefined)
    if (!('geolocation' in navigator)) {
      setState('unknown')
      return
    }
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        if (coords.accuracy > ROUGH_METRES) setRoughMetres(coords.accuracy)
        listeners.current.onFound({ lat: coords.latitude, lng: coords.longitude })
      },
      ({ code }) => {
        setState(code === DENIED ? 'denied' : 'unknown')
        listeners.current.onDenied()
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: OLD_MS },
    )
  }, [])
  const forget = useCallback(() => {
    setState('idle')
    setRoughMetres(undefined)
  }, [])
  return { state, roughMetres, find, forget }
}
