import { LogIn, ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { afterFrame } from '../loading/after-frame.ts'

/** Both ways to the checkout, one as easy as the other (spec 4, ux.md R-D4). */
export function GuestChoice({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useI18n()
  // Waking the page behind a dialog is long work; the way to the next page is begun first.
  const leave = () => void afterFrame(onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="small"
      title={t('Login or continue as guest?')}
      closeLabel={t('Close')}
    >
      <div className="guest-choice">
        <Link className="button button--primary button--large" to="/checkout" onClick={leave}>
          <ShoppingBag size={22} aria-hidden="true" />
          {t('Checkout as Guest')}
        </Link>
        <Link className="button button--secondary button--large" to="/login?return=/checkout" onClick={leave}>
          <LogIn size={22} aria-hidden="true" />
          {t('Login')}
        </Link>
        <p>{t('Your cart comes along either way.')}</p>
      </div>
    </Dialog>
  )
}
