/** Every listener is called once in this time. */
const HEARTBEAT_MS = 15_000
const TICK_MS = 25

type Beat = () => void

/**
 * Answers a function that calls `beat` every fifteen seconds until its answer is called. One timer calls all of them one
 * after the other, spread over this time: a thousand streams of one moment must not be checked in one moment.
 */
export function createHeartbeat(): (beat: Beat) => () => void {
  /** The longest not called first. */
  const beats = new Set<Beat>()
  let timer: ReturnType<typeof setInterval> | undefined
  /** How long all of them together have waited for the next call. */
  let waitedMs = 0

  function tick(): void {
    waitedMs += beats.size * TICK_MS
    for (const beat of beats) {
      if (waitedMs < HEARTBEAT_MS) return
      waitedMs -= HEARTBEAT_MS
      beats.delete(beat)
      beats.add(beat)
      beat()
    }
  }

  return (beat) => {
    beats.add(beat)
    timer ??= setInterval(tick, TICK_MS).unref()
    return () => {
      beats.delete(beat)
      if (beats.size > 0) return
      clearInterval(timer)
      timer = undefined
      waitedMs = 0
    }
  }
}
