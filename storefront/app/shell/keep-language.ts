import { useEffect } from 'react'
import { reloadPage } from './reload-page.ts'

const YEAR_S = 31_536_000

/** Whatever is asked for from now on comes in this language; answers whether it will, as some browsers take no cookies. */
export function keepLanguage(code: string): boolean {
  const cookie = `lang=${code}`
  document.cookie = `${cookie}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  // Chromium writes cookies in the background, where a navigation may overtake them; reading waits until they are written.
  return document.cookie.split('; ').includes(cookie)
}

/** An address with `?lang=` is a choice too: what the page asks for later does not carry it. */
export function useLanguageOfAddress(language: string): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has('lang')) keepLanguage(language)
  }, [language])
}

/** Shows the same page in another language, as a new document; the address names the language only where no cookie does. */
export function switchLanguage(code: string): void {
  const url = new URL(location.href)
  if (keepLanguage(code)) url.searchParams.delete('lang')
  else url.searchParams.set('lang', code)
  history.replaceState(history.state, '', url)
  reloadPage()
}
