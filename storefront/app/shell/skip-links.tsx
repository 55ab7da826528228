import { useLocation } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'

/** The first Tab stops of every page: past the header to the content, on the menu to the dishes and to the search. */
export function SkipLinks() {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const isHome = pathname === '/'
  const hasDishes = isHome || /^\/menu\/[^/]+\/?$/.test(pathname)
  return (
    <>
      <a className="skip-link" href="#content">
        {t('Skip to content')}
      </a>
      {hasDishes && (
        <a className="skip-link" href="#dishes">
          {t('Skip to the dishes')}
        </a>
      )}
      {isHome && (
        <a
          className="skip-link"
          href="#menu-search"
          onClick={(event) => {
            event.preventDefault()
            openSearch()
          }}
        >
          {t('Skip to the search')}
        </a>
      )}
    </>
  )
}

/** The button that opens the search, or its field when it is open. */
function openSearch(): void {
  const search = document.getElementById('menu-search')
  search?.focus()
  search?.click()
}
