import { useEffect, useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'
import { type Choice, headerCode, keepChoice, readChoice, runHeaderCode } from './consent.ts'
import { reloadPage } from './reload-page.ts'

let hasRun = false

/**
 * Asks before anything of CUSTOM_HEADER_CODE runs; both answers are equally easy, and the footer asks again whenever the
 * guest wants (ux.md R-D1, G7).
 */
export function ConsentLayer() {
  const { t } = useI18n()
  const { legal } = useShop()
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => {
    const code = headerCode()
    if (!code) return
    const choice = readChoice(code.innerHTML)
    if (choice === 'accepted') start(code)
    setIsAsking(choice === undefined)
    const ask = (event: MouseEvent) => {
      if ((event.target as Element).closest?.('[data-open-consent]')) setIsAsking(true)
    }
    document.addEventListener('click', ask)
    return () => document.removeEventListener('click', ask)
  }, [])
  if (!isAsking) return null
  const decide = (choice: Choice) => {
    const code = headerCode()
    if (!code) return
    keepChoice(code.innerHTML, choice, new Date())
    setIsAsking(false)
    if (choice === 'accepted') start(code)
    // What runs already cannot be taken out of a page.
    else if (hasRun) reloadPage()
  }
  return (
    <section className="consent" aria-labelledby="consent-title">
      <h2 id="consent-title">{t('May we load more?')}</h2>
      <p>
        {t(
          'We would like to use extra services, for example to count visits. Nothing is loaded unless you accept, and you can change your mind at the bottom of every page.',
        )}{' '}
        {legal.PRIVACY_POLICY && (
          <a href={`/pages/${legal.PRIVACY_POLICY.slug}`} data-plain-links="">
            {legal.PRIVACY_POLICY.name}
          </a>
        )}
      </p>
      <div className="consent__choices">
        <button type="button" className="button button--secondary" onClick={() => decide('rejected')}>
          {t('Reject')}
        </button>
        <button type="button" className="button button--secondary" onClick={() => decide('accepted')}>
          {t('Accept')}
        </button>
      </div>
    </section>
  )
}

function start(code: HTMLTemplateElement): void {
  if (hasRun) return
  hasRun = true
  runHeaderCode(code)
}
