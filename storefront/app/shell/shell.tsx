import { type ReactNode, useEffect, useState } from 'react'
import { ToastRegion } from '#ui/toast-region.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { GuestCheckoutGate } from '../account/guest-checkout-gate.tsx'
import { SeatProvider } from '../account/seat-provider.tsx'
import { BranchNote } from '../branches/branch-note.tsx'
import { useFollowedBranch } from '../branches/follow-branch.ts'
import { CartProvider } from '../cart/cart-provider.tsx'
import { CartTrigger } from '../cart/cart-trigger.tsx'
import { CustomiseOverlay } from '../menu/customise/customise-overlay.tsx'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { FooterIsland } from './footer-island.tsx'
import { hasNews } from './has-news.ts'
import { useLanguageOfAddress } from './keep-language.ts'
import { usePlainLinks } from './plain-links.ts'
import { SiteHeader } from './site-header.tsx'
import { SkipLinks } from './skip-links.tsx'
import { TablePlace } from './table-place.tsx'
import { useArrival } from './use-arrival.ts'

/** Everything around a page: header, cart, footer, and what opens above it. */
export function Shell({ children }: { children: ReactNode }) {
  const { t, language } = useI18n()
  useArrival()
  useLanguageOfAddress(language)
  useFollowedBranch()
  usePlainLinks()
  return (
    <GuestCheckoutGate>
      <SeatProvider>
        <CartProvider>
          <SkipLinks />
          <SiteHeader cart={<CartTrigger />} />
          <BranchNote />
          <main id="content" className="frame" tabIndex={-1}>
            <Breadcrumbs />
            {children}
          </main>
          <FooterIsland />
          <TablePlace />
          <SideCart />
          <CustomiseOverlay />
          <Extras />
          <ToastRegion closeLabel={t('Close')} />
        </CartProvider>
      </SeatProvider>
    </GuestCheckoutGate>
  )
}

const CartPanel = lazyOnInteraction(() => import('../cart/cart-panel.tsx').then((module) => module.CartPanel))

function SideCart() {
  return <CartPanel wanted={useOverlay().cart} />
}

const ShellExtras = lazyOnInteraction(() => import('./shell-extras.tsx').then((module) => module.ShellExtras))

/** Loaded at once when there is something to announce or to ask; otherwise at the guest's first interaction. */
function Extras() {
  const { page, reservation, way } = useOverlay()
  const [isUrgent, setIsUrgent] = useState(false)
  useEffect(() => setIsUrgent(hasNews()), [])
  return <ShellExtras wanted={isUrgent || reservation || way || page !== undefined} />
}
