import { useCallback, useEffect, useRef, useState } from 'react'
import { playAlarmSound } from './alarm-sound.ts'

/** `blocked`: the sound is on, but the browser plays nothing before the first touch. */
export type SoundState = 'on' | 'blocked' | 'off'
export type Alarm = {
  sound: SoundState
  /** Whether the alarm is sounding now, repeatedly. */
  isRinging: boolean
  /** Turns the sound off, or on again with one tone as a test. */
  toggle(): void
}

const KEY = 'tischlein.sound'
const EVERY_MS = 4_000
const ONE_PRESS_MS = 1_000

let context: AudioContext | undefined

/** Sounds at once and then every four seconds for as long as something waits. The choice is kept on this device. */
export function useAlarm(waiting: number): Alarm {
  const [isWanted, setWanted] = useState(() => localStorage.getItem(KEY) !== 'off')
  const [isAllowed, setAllowed] = useState(false)
  const allowedAt = useRef(-Infinity)

  useEffect(() => {
    const readState = () => setAllowed(context?.state === 'running')
    const change = () => {
      if (context?.state === 'running') allowedAt.current = performance.now()
      readState()
    }
    // A browser plays sound only after somebody has touched the page; the first press anywhere will do. A sound made before
    // that would only be a warning in the console of the browser.
    const wake = () => {
      if (!context) {
        context = new AudioContext()
        allowedAt.current = performance.now()
      }
      context.addEventListener('statechange', change)
      void context.resume().then(readState, readState)
    }
    if (context || navigator.userActivation.hasBeenActive) wake()
    addEventListener('click', wake, { capture: true })
    addEventListener('keydown', wake)
    return () => {
      context?.removeEventListener('statechange', change)
      removeEventListener('click', wake, { capture: true })
      removeEventListener('keydown', wake)
    }
  }, [])

  const isRinging = waiting > 0 && isWanted && isAllowed
  useEffect(() => {
    if (!isRinging) return
    const play = () => context && playAlarmSound(context)
    play()
    const timer = setInterval(play, EVERY_MS)
    return () => clearInterval(timer)
  }, [isRinging])

  const toggle = useCallback(() => {
    // A press while the browser still blocks the sound means: unblock it. The touch that presses the button
    // is also the one that allows the sound, a moment before.
    const isJustAllowed = performance.now() - allowedAt.current < ONE_PRESS_MS
    const next = !isWanted || !isAllowed || isJustAllowed
    localStorage.setItem(KEY, next ? 'on' : 'off')
    setWanted(next)
    if (next && context) {
      const audio = context
      void audio.resume().then(
        () => waiting === 0 && playAlarmSound(audio),
        // The button still says that the sound is blocked.
        () => {},
      )
    }
  }, [isWanted, isAllowed, waiting])

  return { sound: !isWanted ? 'off' : isAllowed ? 'on' : 'blocked', isRinging, toggle }
}
