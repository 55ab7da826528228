import { useEffect } from 'react'

/** Keeps the screen of this device awake while it is seen. A device that cannot, or has no battery left, sleeps. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = async () => {
      if (document.hidden || isOver || !('wakeLock' in navigator)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) void held.release()
        else lock = held
      } catch {
        // A screen that may sleep is a screen that has to be touched.
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
