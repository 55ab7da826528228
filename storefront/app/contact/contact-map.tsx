import { Map as MapIcon, Navigation } from 'lucide-react'
import { type ComponentType, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { LinkedText } from '../i18n/linked-text.tsx'
import { RenderMark } from '../shop/render-mark.ts'
import { useShop } from '../shop/use-shop.ts'
import { frameOrigin, routeLink } from './map-links.ts'
import { MapDrawing } from './map-drawing.tsx'

type ContactMapProps = {
  /** The guest followed the link of the map. */
  isWanted: boolean
  /** Our own map, wrapped around its placeholder; undefined where it shows nothing. */
  OwnMap: ComponentType<{ children: ReactNode }> | undefined
}

/**
 * Where the restaurant is. A drawing at first, then our own map. A restaurant that has set MAP_URL shows that map instead:
 * it comes from a third-party server and so only after a click (ux.md R-D2). The link works without scripts too: its page
 * holds the map.
 */
export function ContactMap({ isWanted, OwnMap }: ContactMapProps) {
  const { t } = useI18n()
  const { settings, legal } = useShop()
  const [isPressed, setIsPressed] = useState(false)
  const mark = useContext(RenderMark)
  const origin = frameOrigin(settings.MAP_URL)
  const route = routeLink(settings)

  const load = (event: MouseEvent) => {
    if (!mayFrame() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsPressed(true)
  }

  const privacyLink = (text: string) =>
    legal.PRIVACY_POLICY ? <a href={`/pages/${legal.PRIVACY_POLICY.slug}`}>{text}</a> : text

  const drawing = (
    <div className="contact-map__drawing">
      <MapDrawing />
      {settings.ADDRESS && <p className="contact-map__address">{settings.ADDRESS}</p>}
      <p className="contact-map__note">{t('Sketch, not to scale')}</p>
      {origin && (
        <div className="contact-map__ask">
          <a className="button" href="/contact?map=1#map" onClick={load}>
            <MapIcon size={20} aria-hidden="true" />
            {t('Load map')}
          </a>
          <p>
            <LinkedText
              text={t('The map comes from {host}. Your internet address goes there. <0>Privacy notice</0>', {
                host: new URL(origin).host,
              })}
              wrappers={[privacyLink]}
            />
          </p>
        </div>
      )}
    </div>
  )

  return (
    <section className="contact-map" id="map" aria-label={t('Map')} nonce={mark} data-frame-origin={origin}>
      {origin && (isWanted || isPressed) ? (
        <iframe
          className="contact-map__frame"
          src={settings.MAP_URL}
          title={t('Map with {address}', { address: settings.ADDRESS })}
          referrerPolicy="no-referrer"
          // The frame is of another origin, so it cannot take its own sandbox off; maps keep their tiles by origin.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          allow=""
        />
      ) : OwnMap && !origin ? (
        <OwnMap>{drawing}</OwnMap>
      ) : (
        drawing
      )}
      {route && (
        <a className="contact-map__route" href={route} target="_blank" rel="noopener noreferrer">
          <Navigation size={18} aria-hidden="true" />
          {t('Plan a route')}
          <span className="visually-hidden"> ({t('opens in a new tab')})</span>
        </a>
      )}
    </section>
  )
}

/** Whether the document itself is the contact page: only its policy lets a frame in. */
function mayFrame(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === '/contact'
}
