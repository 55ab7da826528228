import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Notice } from '../list/notice.tsx'
import { type ShownNotice, shownNotice } from './shown-notice.ts'
import type { Alarm } from './use-alarm.ts'

/** Says over the whole width that a new order makes no sound, with the button that changes it. */
export function SoundNotice({ alarm }: { alarm: Alarm }) {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const [before, setBefore] = useState<ShownNotice>()
  const shown = shownNotice(before, alarm.sound, pathname)
  if (shown !== before) setBefore(shown)
  if (!shown) return null
  return (
    <Notice
      tone="warning"
      Icon={BellOff}
      role="status"
      action={
        <Button look="secondary" onClick={alarm.toggle}>
          {t('Switch on')}
          <span className="visually-hidden"> {t('Sound')}</span>
        </Button>
      }
      over={alarm.sound === 'on' && t('Sound is on')}
    >
      <strong>{t('New orders make no sound')}</strong>{' '}
      {shown.sound === 'blocked' && (
        <span className="notice__more">{t('The browser waits for a touch after a reload.')}</span>
      )}
    </Notice>
  )
}
