import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { useSession } from '../account/session.ts'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'

/** The account entries of header and side menu: the profile and what belongs to it, or the way in (spec 2). */
export function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const { t, money } = useI18n()
  const shop = useShop()
  const { user, signOut } = useSession()
  if (!user) {
    return (
      <ul className="account-links">
        <li>
          <Link to="/login" onClick={onFollow}>
            {t('Login')}
          </Link>
        </li>
        {isOn(shop, 'ALLOW_REGISTRATION') && (
          <li>
            <Link to="/register" onClick={onFollow}>
              {t('Register')}
            </Link>
          </li>
        )}
      </ul>
    )
  }
  if (user.table)
    return <p className="account-links__table">{t('You are sitting at a table in the restaurant.')}</p>
  const addresses = isOn(shop, 'USES_NEW_ADDRESS_SYSTEM') ? '/me/address-list' : '/me/my-addresses'
  return (
    <ul className="account-links">
      <li>
        <Link to="/me/my-profile" onClick={onFollow}>
          {t('My Profile')}
        </Link>
        <ul>
          <li>
            <Link to={addresses} onClick={onFollow}>
              {t('My Addresses')}
            </Link>
          </li>
          <li>
            <Link to="/me/my-orders" onClick={onFollow}>
              {t('My Orders')}
            </Link>
          </li>
        </ul>
      </li>
      {isOn(shop, 'LOYALTY_SYSTEM') && (
        <li>
          <Link to="/me/my-transactions/transaction-history" onClick={onFollow}>
            {t('My points')} <bdi className="account-links__points">{money(user.profit)}</bdi>
          </Link>
        </li>
      )}
      <li>
        <button
          type="button"
          onClick={() => {
            onFollow()
            void signOut()
          }}
        >
          {t('Logout')}
        </button>
      </li>
    </ul>
  )
}
