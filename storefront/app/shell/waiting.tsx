import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { LOADER_DELAY_MS, LOADER_LIMIT_MS } from '#domain/limits.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { LoaderPicture } from '#ui/loader-picture.tsx'
import { useShop } from '../shop/use-shop.ts'
import { reloadPage } from './reload-page.ts'

/** The loader while a new page is on its way: not before 400 ms, not longer than 20 s (spec 9, ux.md 1.12, A-24). */
export function Waiting() {
  const { t } = useI18n()
  const { settings, pictures } = useShop()
  const isBusy = useNavigation().state === 'loading'
  const [phase, setPhase] = useState<'none' | 'shown' | 'long'>('none')
  useEffect(() => {
    if (!isBusy) return setPhase('none')
    const main = document.getElementById('content')
    main?.setAttribute('aria-busy', 'true')
    const show = setTimeout(() => setPhase('shown'), LOADER_DELAY_MS)
    const give = setTimeout(() => setPhase('long'), LOADER_LIMIT_MS)
    return () => {
      clearTimeout(show)
      clearTimeout(give)
      main?.removeAttribute('aria-busy')
    }
  }, [isBusy])
  if (phase === 'long') {
    return (
      <div className="waiting waiting--long" role="alert">
        <p>{t('This takes longer than usual')}</p>
        <Button onClick={reloadPage}>{t('Reload')}</Button>
      </div>
    )
  }
  return (
    <div role="status" className={phase === 'shown' ? 'waiting' : 'visually-hidden'}>
      {phase === 'shown' && (
        <>
          <LoaderPicture kind={settings.LOADER_ANIMATION} logo={pictures.LOGO?.circle} />
          <span>{t('Loading')}</span>
        </>
      )}
    </div>
  )
}
