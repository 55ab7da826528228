import type { ReactNode } from 'react'
import { ToastRegion } from '#ui/toast-region.tsx'
import { useWords } from '#ui/words.tsx'
import { CartBar } from '../cart/cart-bar.tsx'
import { CartProvider } from '../cart/cart-provider.tsx'
import { CartTrigger } from '../cart/cart-trigger.tsx'
import { CustomiseHost } from '../menu/customise/customise-host.tsx'
import { useOverlay } from '../stay-on-page.ts'
import { later } from '../later.ts'
import { useLanguageOfAddress } from './keep-language.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useArrival } from './use-arrival.ts'

/** Everything around a page: header, cart, footer, and what opens above it. */
export function Shell({ children }: { children: ReactNode }) {
  const { t, language } = useWords()
  useArrival()
  useLanguageOfAddress(language)
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
      <SideCart />
      <CustomiseHost />
      <ToastRegion closeLabel={t('Close')} />
    </CartProvider>
  )
}

const CartPanel = later(() => import('../cart/cart-panel.tsx').then((module) => module.CartPanel))

function SideCart() {
  return <CartPanel wanted={useOverlay().cart} />
}
