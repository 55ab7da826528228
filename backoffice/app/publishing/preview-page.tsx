import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { getPreviewLink } from '#contract/publishing.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { ScaledFrame } from '../documents/scaled-frame.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { PreviewLink } from './preview-link.tsx'

const devices = [
  { device: 'phone', name: 'Mobile', width: 390, Icon: Smartphone },
  { device: 'desktop', name: 'Desktop', width: 1280, Icon: Monitor },
] as const

/** The shop as guests will see it once everything is published, on a phone and on a desktop, and a link to pass it on. */
export function PreviewPage() {
  const { t } = useI18n()
  const [shown, setShown] = useState<(typeof devices)[number]['device']>('phone')
  const { data, error, refetch } = useQuery({
    queryKey: ['preview'],
    queryFn: () => staffApi(getPreviewLink, {}),
    // Another link would load the frames again.
    staleTime: 'static',
  })
  useEffect(() => endPreview, [])
  return (
    <div className="work-page work-page--wide">
      <div className="work-page__head">
        <h1>{t('Preview')}</h1>
        <div className="toggle shop-frames__choice" role="group" aria-label={t('Width')}>
          {devices.map(({ device, name, Icon }) => (
            <button
              key={device}
              type="button"
              aria-pressed={device === shown}
              onClick={() => setShown(device)}
            >
              <Icon size={18} aria-hidden="true" />
              <span>{t(name)}</span>
            </button>
          ))}
        </div>
        <Link className="button button--secondary" to="/menu/changes">
          {t('Look and publish')}
        </Link>
      </div>
      <p>{t('The shop as guests will see it once everything is published. Nothing can be ordered here.')}</p>
      {!data && error && <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Reading />}
      {data && (
        <>
          <div className="shop-frames" data-shown={shown}>
            {devices.map(({ device, name, width }) => (
              <div key={device} data-device={device}>
                <h2>{t(name)}</h2>
                <ScaledFrame
                  title={t('Preview, {device}', { device: t(name) })}
                  width={width}
                  // It may not leave this screen.
                  sandbox="allow-scripts allow-same-origin allow-forms"
                  src={data.path}
                  loading="lazy"
                />
              </div>
            ))}
          </div>
          <PreviewLink link={data} />
        </>
      )}
    </div>
  )
}

/** In the next tab the shop is again as guests see it. */
const endPreview = () => void fetch('/preview/end', { keepalive: true, redirect: 'manual' }).catch(() => {})
