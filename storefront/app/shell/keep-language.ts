import { useEffect } from 'react'

const YEAR_S = 31_536_000

/** Whatever is asked for from now on comes in this language. */
export function keepLanguage(code: string): void {
  document.cookie = `lang=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}

/** An address with `?lang=` is a choice too: what the page asks for later does not carry it. */
export function useLanguageOfAddress(language: string): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has('lang')) keepLanguage(language)
  }, [language])
}

/** Shows the same address in another language, as a new document. */
export function switchLanguage(code: string): void {
  keepLanguage(code)
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
  location.reload()
}
