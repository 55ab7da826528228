import { useShop } from '../shop/use-shop.ts'
import { useI18n } from '#ui/i18n.tsx'
import { switchLanguage } from './keep-language.ts'

/** The languages of the shop by what their speakers call them. A new language is a new document at the same address. */
export function LanguageSwitch() {
  const { t, language } = useI18n()
  const { languages } = useShop()
  return (
    <fieldset className="switch">
      <legend>{t('Language')}</legend>
      <div className="switch__row">
        {languages.map(({ code, name }) => (
          <label key={code} className="switch__one">
            <input
              type="radio"
              name="language"
              value={code}
              checked={code === language}
              onChange={() => switchLanguage(code)}
            />
            <span lang={code}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
