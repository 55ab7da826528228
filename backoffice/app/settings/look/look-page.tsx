import { useI18n } from '#ui/i18n.tsx'
import { BackLink } from '../../documents/back-link.tsx'
import { ReadFailure, Reading } from '../../documents/reading.tsx'
import { useSettings } from '../use-settings.ts'
import { LookEditor } from './look-editor.tsx'
import { type RefObject, useEffect, useRef } from 'react'

/** How the shop looks: colours, fonts, pictures, beside a piece of the shop that follows every change. */
export function LookPage() {
  const { t } = useI18n()
  const { read, failure, refresh } = useSettings()
  return (
    <div ref={useDeskTop()} className="work-page look">
      <div className="look__head">
        <BackLink to="/settings">{t('Settings')}</BackLink>
        <h1>{t('Look of the shop')}</h1>
      </div>
      {failure ? (
        <ReadFailure failure={failure} onRetry={refresh} />
      ) : !read ? (
        <Reading />
      ) : (
        <LookEditor read={read} />
      )}
    </div>
  )
}

/** Tells the styles of an element how high the bar is that stays at the top of the desk; notices make it higher. */
function useDeskTop(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = document.querySelector('.desk-top')
    if (!bar) return
    const observer = new ResizeObserver(() =>
      element.current?.style.setProperty('--desk-top', `${bar.getBoundingClientRect().height}px`),
    )
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  return element
}
