import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'

/** Links to the restaurant's own apps; shown when their addresses are set. The badges are our own drawings. */
export function AppBadges() {
  const { t } = useI18n()
  const { APP_STORE_URL, PLAY_STORE_URL } = useShop().settings
  const badges = [
    {
      href: APP_STORE_URL,
      above: t('Load it in the'),
      name: 'App Store',
      path: 'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm3 15.5h4',
    },
    { href: PLAY_STORE_URL, above: t('Get it on'), name: 'Google Play', path: 'M6 4.2 18.5 12 6 19.8V4.2Z' },
  ].filter(({ href }) => href !== '')
  if (badges.length === 0) return null
  return (
    <ul className="app-badges">
      {badges.map(({ href, above, name, path }) => (
        <li key={name}>
          <a
            className="app-badge"
            href={href}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={`${above} ${name}`}
          >
            <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
              <path
                d={path}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            </svg>
            <span>
              <small>{above} </small>
              <bdi>{name}</bdi>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
