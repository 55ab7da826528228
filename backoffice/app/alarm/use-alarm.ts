import { useCallback, useEffect, useRef, useState } from 'react'
import { playAlarmSound } from './alarm-sound.ts'

/** `blocked`: it should ring, but the browser waits for a touch first. */
export type SoundState = 'on' | 'blocked' | 'off'
export type Alarm = {
  sound: SoundState
  /** Whether the bell is ringing just now, again and again. */
  isRinging: boolean
  /** Turns the sound off, or on again with a stroke to hear that it works. */
  toggle(): void
}

const KEY = 'tischlein.sound'
const EVERY_MS = 4_000
const ONE_PRESS_MS = 1_000

let context: AudioContext | undefined

/** Rings at once and then every four seconds for as long as something waits. The choice is kept on this device. */
export function useAlarm(waiting: number): Alarm {
  const [isWanted, setWanted] = useState(() => localStorage.getItem(KEY) !== 'off')
  const [isAllowed, setAllowed] = useState(false)
  const allowedAt = useRef(-Infinity)

  useEffect(() => {
    const look = () => setAllowed(context?.state === 'running')
    const change = () => {
      if (context?.state === 'running') allowedAt.current = performance.now()
      look()
    }
    // A browser plays sound only after somebody has touched the page; the first touch anywhere will do. A sound made
    // before that would only be a warning in its console.
    const wake = () => {
      if (!context) {
        context = new AudioContext()
        allowedAt.current = performance.now()
      }
      context.addEventListener('statechange', change)
      void context.resume().then(look, look)
    }
    if (context || navigator.userActivation.hasBeenActive) wake()
    addEventListener('pointerdown', wake)
    addEventListener('keydown', wake)
    return () => {
      context?.removeEventListener('statechange', change)
      removeEventListener('pointerdown', wake)
      removeEventListener('keydown', wake)
    }
  }, [])

  const isRinging = waiting > 0 && isWanted && isAllowed
  useEffect(() => {
    if (!isRinging) return
    const ring = () => context && playAlarmSound(context)
    ring()
    const timer = setInterval(ring, EVERY_MS)
    return () => clearInterval(timer)
  }, [isRinging])

  const toggle = useCallback(() => {
    // Pressed while the browser still holds the sound back, it means: let me hear it. The touch that presses the button
    // is also the one that allows the sound, a moment before.
    const isJustAllowed = performance.now() - allowedAt.current < ONE_PRESS_MS
    const next = !isWanted || !isAllowed || isJustAllowed
    localStorage.setItem(KEY, next ? 'on' : 'off')
    setWanted(next)
    if (next && context) {
      const bell = context
      void bell.resume().then(() => waiting === 0 && playAlarmSound(bell))
    }
  }, [isWanted, isAllowed, waiting])

  return { sound: !isWanted ? 'off' : isAllowed ? 'on' : 'blocked', isRinging, toggle }
}
