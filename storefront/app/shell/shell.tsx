import type { ReactNode } from 'react'
import { ToastRegion } from '#ui/toast-region.tsx'
import { CartBar } from '../cart/cart-bar.tsx'
import { CartPanel } from '../cart/cart-panel.tsx'
import { CartProvider } from '../cart/cart-provider.tsx'
import { CartTrigger } from '../cart/cart-trigger.tsx'
import { CustomiseHost } from '../menu/customise/customise-host.tsx'
import { useWords } from '../words.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useArrival } from './use-arrival.ts'

/** Everything around a page: header, cart, footer, and what opens above it. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  useArrival()
  return (
    <CartProvider>
      <a className="skip-link" href="#content">
        {t('Skip to content')}
      </a>
      <SiteHeader cart={<CartTrigger />} />
      <main id="content" className="frame" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <CartBar />
      <CartPanel />
      <CustomiseHost />
      <ToastRegion closeLabel={t('Close')} />
    </CartProvider>
  )
}
