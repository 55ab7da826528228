import { useShop } from '../shop/use-shop.ts'
import { useI18n } from '#ui/i18n.tsx'
import { switchLanguage } from './keep-language.ts'

/**
 * The languages of the shop by what their speakers call them. A new language is a new document at the same address, so they
 * are links: an arrow key on a radio would load it (WCAG 3.2.2).
 */
export function LanguageSwitch() {
  const { t, language } = useI18n()
  const { languages } = useShop()
  return (
    <nav className="switch" aria-labelledby="language-switch">
      <p className="switch__title" id="language-switch">
        {t('Language')}
      </p>
      <div className="switch__row">
        {languages.map(({ code, name }) => (
          <a
            key={code}
            className="switch__one"
            href={`?lang=${code}`}
            hrefLang={code}
            lang={code}
            aria-current={code === language ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              switchLanguage(code)
            }}
          >
            <span>{name}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}
