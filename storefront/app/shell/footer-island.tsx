const SiteFooter = import.meta.env.SSR ? (await import('./site-footer.tsx')).SiteFooter : undefined

/** What the server wrote into the document; the scripts start after it is there. */
const written = import.meta.env.SSR ? '' : (document.querySelector('.site-footer')?.innerHTML ?? '')

/**
 * The footer is written by the server and never changes in the browser, so its code stays on the server: the browser
 * keeps the markup it finds. Its links are followed by `usePlainLinks`.
 */
export function FooterIsland() {
  return SiteFooter ? (
    <footer className="site-footer" id="footer" data-plain-links="">
      <SiteFooter />
    </footer>
  ) : (
    <footer
      className="site-footer"
      id="footer"
      data-plain-links=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: written }}
    />
  )
}
