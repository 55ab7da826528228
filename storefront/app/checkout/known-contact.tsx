import { UserRound } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { anchorOf } from './field-issues.ts'
import type { Checkout } from './use-checkout.ts'

/** Name, e-mail and phone of the account: shown, not asked again, and open to change for this order. */
export function KnownContact({ checkout }: { checkout: Checkout }) {
  const { t } = useI18n()
  const { account, askedFields, update } = checkout
  if (!account) return null
  const known = [
    !askedFields.name && account.name,
    !askedFields.email && account.email,
    !askedFields.phone && account.phone,
  ].filter((text) => text !== false)
  if (known.length === 0) return null
  const change = () => {
    update({ ownContact: true, name: account.name, email: account.email, phone: account.phone })
    // The fields are there after the next paint.
    requestAnimationFrame(() => document.getElementById(anchorOf('email'))?.focus())
  }
  return (
    <div className="known-contact">
      <UserRound size={24} strokeWidth={1.8} aria-hidden="true" />
      <p>
        <strong>{known[0]}</strong>
        {known.slice(1).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <Button look="quiet" onClick={change}>
        {t('Change for this order')}
      </Button>
    </div>
  )
}
