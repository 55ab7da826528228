import { useState } from 'react'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { failureKindOf, refusalText } from './failure-kind.ts'

const TOAST_MS = 5_000

/**
 * Sends something once at a time. Answers what came back, or undefined when it did not work, which is then said aloud.
 */
export function useSend(): { isBusy: boolean; send<T>(call: () => Promise<T>): Promise<T | undefined> } {
  const { t } = useI18n()
  const [isBusy, setBusy] = useState(false)
  async function send<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    try {
      return await call()
    } catch (error) {
      const text =
        failureKindOf(error) === 'offline'
          ? t('No connection. Please check the network of this device.')
          : (refusalText(error) ?? t('Something went wrong on our side. Please try again.'))
      showToast({ tone: 'error', text, duration: TOAST_MS })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}
