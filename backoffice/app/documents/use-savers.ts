import { useEffect, useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { createSavers, type Savers } from './savers.ts'
import { keptBy } from './unsent.ts'

/**
 * The savers of a member, for as long as they are signed in. What they have typed here before is taken into care at once, and
 * again whenever the server is reached after it was not.
 */
export function useSavers(member: string, isReached: boolean, onSignedOut: () => void): Savers {
  const { t } = useI18n()
  const [savers] = useState(() => createSavers())
  useEffect(() => savers.start(), [savers])
  useEffect(() => {
    if (!isReached || keptBy(member).length === 0) return
    // The order board does without the calls of all documents until something of them waits.
    void import('./adopt-unsent.ts').then(
      ({ adoptUnsent }) => adoptUnsent(member, { savers, t, onSignedOut }),
      () => {},
    )
  }, [savers, member, isReached, t, onSignedOut])
  return savers
}
