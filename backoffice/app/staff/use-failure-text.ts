import { useI18n } from '#ui/i18n.tsx'
import type { FailureKind } from '../http/failure-kind.ts'

/** A failure as a sentence; `own` has the sentences that read differently on a screen. */
export function useFailureText(): (
  failure: FailureKind | undefined,
  own?: Partial<Record<FailureKind, string>>,
) => string | undefined {
  const { t } = useI18n()
  return (failure, own = {}) => {
    if (failure === undefined) return undefined
    if (own[failure] !== undefined) return own[failure]
    if (failure === 'too-many') return t('Too many tries. Please wait 15 minutes')
    if (failure === 'offline') return t('No connection. Please check the network of this device.')
    if (failure === 'missing') return t('This link is not valid any more')
    if (failure === 'forbidden') return t('This is not for your role')
    return t('Something went wrong on our side. Please try again.')
  }
}
