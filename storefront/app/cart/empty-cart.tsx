import { Link, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

/** An empty cart: a laid plate; where it covers the menu, `onLeave` is the way back to it. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  const { t } = useI18n()
  const { pathname } = useLocation()
  return (
    <div className="empty-cart">
      <EmptyPlate />
      <p className="empty-cart__title">{t('Nothing in here yet')}</p>
      <p className="empty-cart__text">{t('The plate is warm. Now it only needs something on it.')}</p>
      {onLeave &&
        (pathname === '/' ? (
          <Button onClick={onLeave}>{t('To the menu')}</Button>
        ) : (
          <Link className="button button--primary" to="/">
            {t('To the menu')}
          </Link>
        ))}
    </div>
  )
}

function EmptyPlate() {
  return (
    <svg className="empty-cart__plate" viewBox="0 0 240 170" width="240" height="170" aria-hidden="true">
      <ellipse className="plate-shadow" cx="120" cy="138" rx="96" ry="14" />
      <ellipse className="plate-rim" cx="120" cy="112" rx="86" ry="40" />
      <ellipse className="plate-well" cx="120" cy="109" rx="56" ry="24" />
      <path
        className="plate-steam"
        d="M96 74c-8-9 8-15 0-25s6-15 0-24M121 68c-8-9 8-15 0-25s6-15 0-24M146 74c-8-9 8-15 0-25s6-15 0-24"
      />
      <path
        className="plate-tool"
        d="M16 62v22c0 6 4 9 8 9s8-3 8-9V62M24 62v72M216 134V62c-9 4-13 15-13 28 0 7 5 10 13 10"
      />
    </svg>
  )
}
