import { useEffect } from 'react'
import { getContentVersion } from '#contract/content.ts'
import { browserApi } from '../http/browser-api.ts'

const EVERY_MS = 1_000

/** Calls back soon after prices, times or what is sold out have changed, while the page is seen. */
export function useContentChange(onChange: () => void): void {
  useEffect(() => {
    const abort = new AbortController()
    let known: number | undefined
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      if (!document.hidden && navigator.onLine) {
        try {
          const { version } = await browserApi(abort.signal)(getContentVersion, {})
          if (known !== undefined && version !== known) onChange()
          known = version
        } catch {
          // Asked again in a second.
        }
      }
      if (!abort.signal.aborted) timer = setTimeout(() => void look(), EVERY_MS)
    }
    void look()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [onChange])
}
