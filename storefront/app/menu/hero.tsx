import { Picture } from '#ui/picture.tsx'
import { useShop } from '../shop/use-shop.ts'
import type { CardPicture } from './card.ts'

/** A picture wider than this, in heights, fills the side of the hero; others are shown round. */
const WIDE_PICTURE = 1.2

/** The top of the home page: what the restaurant is, and what it tastes like. */
export function Hero({ picture }: { picture: CardPicture | undefined }) {
  const { settings } = useShop()
  const isWide = picture !== undefined && picture.width / picture.height > WIDE_PICTURE
  return (
    <div className={isWide ? 'hero hero--wide' : 'hero'}>
      <h1 className="hero__words">
        <span className={settings.TAGLINE ? 'hero__name' : 'hero__line'}>{settings.SITE_TITLE}</span>
        {settings.TAGLINE && <span className="hero__line">{settings.TAGLINE}</span>}
      </h1>
      {picture && (
        <Picture
          className="hero__picture"
          picture={picture}
          sizes={isWide ? '(min-width: 768px) 60vw, 240px' : '(min-width: 768px) 420px, 220px'}
          first
        />
      )}
    </div>
  )
}
