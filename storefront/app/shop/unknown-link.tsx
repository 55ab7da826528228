import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from './use-shop.ts'

/** A secret link that leads to nothing: `title` says what is not known, `hint` where the right link stands. */
export function UnknownLink({ title, hint }: { title: string; hint: string }) {
  const { t } = useI18n()
  const { PHONE } = useShop().settings
  return (
    <div className="checkout-empty">
      <SearchX size={56} strokeWidth={1.4} aria-hidden="true" />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{hint}</p>
      {PHONE !== '' && <p>{t('Or call us: {phone}', { phone: PHONE })}</p>}
      <Link className="button" to="/">
        {t('To the menu')}
      </Link>
    </div>
  )
}
