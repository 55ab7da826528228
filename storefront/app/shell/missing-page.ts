import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { MISSING_COOKIE } from '../navigation/unknown-page.ts'

/** Says why the guest is on the home page when the address led nowhere (ux.md 1.12). */
export function useMissingPage(): void {
  const { t } = useI18n()
  const { key } = useLocation()
  useEffect(() => {
    if (!new RegExp(`(?:^|; )${MISSING_COOKIE}=1`).test(document.cookie)) return
    document.cookie = `${MISSING_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
    showToast({ tone: 'info', text: t('Page not found'), duration: TOAST_MS })
  }, [key, t])
}
