import { MapPin } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'

/** Shows at which branch the guest orders and links to the others; nothing where guests choose none. */
export function BranchNote() {
  const { t } = useI18n()
  const shop = useShop()
  const { branch } = shop
  const { pathname } = useLocation()
  if (!branch || !isOn(shop, 'HAS_BRANCH') || pathname === '/select-branch') return null
  return (
    <p className="branch-note">
      <MapPin size={16} aria-hidden="true" />
      <span className="branch-note__name">{branch.name}</span>
      <Link to="/select-branch">{t('Change branch')}</Link>
    </p>
  )
}
