import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'
import { keepLanguage, switchLanguage } from './keep-language.ts'
import { languageOffer, type LanguageOffer } from './language-offer.ts'

/**
 * One quiet line that offers the language of the browser, in that language. Pages are the same for everybody, so only the
 * browser knows. Closing it is a choice too: the language of the page is kept.
 */
export function LanguageOfferNote() {
  const { language } = useI18n()
  const { languages } = useShop()
  const [offer, setOffer] = useState<LanguageOffer>()
  useEffect(
    () =>
      setOffer(
        languageOffer({
          cookie: document.cookie,
          shown: language,
          languages,
          preferred: navigator.languages,
        }),
      ),
    [language, languages],
  )
  if (!offer) return null
  const decline = () => {
    keepLanguage(language)
    setOffer(undefined)
  }
  return (
    <aside className="language-offer" lang={offer.code} aria-label={offer.question}>
      <a
        href={`?lang=${offer.code}`}
        hrefLang={offer.code}
        onClick={(event) => {
          event.preventDefault()
          switchLanguage(offer.code)
        }}
      >
        {offer.question}
      </a>
      <button type="button" aria-label={offer.close} onClick={decline}>
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  )
}
