import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useOpenOverlay } from '../navigation/stay-on-page.ts'

/**
 * Links in text that no component renders (the footer, static pages) and links to what opens above a page: a plain press
 * stays in the document, a static page and the reservation open above where the guest is. Everything else, a new tab for
 * example, follows the real address.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate()
  const open = useOpenOverlay()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-plain-links] a[href^="/"]')
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || event.defaultPrevented || link.target) return
      const { pathname, searchParams, search, hash } = new URL(link.href)
      const page = /^\/pages\/([^/]+)$/.exec(pathname)?.[1]
      event.preventDefault()
      if (searchParams.has('reservation')) open('reservation')
      else if (searchParams.has('way')) open('way')
      else if (page && !location.pathname.startsWith('/me/')) open('page', decodeURIComponent(page))
      else void navigate({ pathname, search, hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, open])
}
