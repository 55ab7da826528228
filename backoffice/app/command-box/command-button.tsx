import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { StaffRole } from '#contract/staff.ts'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { ScreensOfPlace } from './found.ts'

/** The order board does without it until it is opened. */
const CommandBox = lazy(async () => ({ default: (await import('./command-box.tsx')).CommandBox }))

/** Opens the command box, as Ctrl-K and Cmd-K do on every screen. */
export function CommandButton({ role, places }: { role: StaffRole; places: readonly ScreensOfPlace[] }) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="desk__find">
      <IconButton
        label={t('Find')}
        icon={<Search size={22} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={<Opening onClose={() => setOpen(false)} />}>
          <CommandBox role={role} places={places} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The box while its code is on its way. */
function Opening({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  return (
    <Dialog open onClose={onClose} title={t('Find')} closeLabel={t('Close')}>
      <p className="command-box" role="status">
        {t('Loading …')}
      </p>
    </Dialog>
  )
}
