import { reusableRules } from '#domain/checkout/reusable-packaging.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from './use-shop.ts'

/** Reusable packaging is offered where the order is made (ux.md R-V1). */
export function PackagingNote({ className }: { className?: string }) {
  const { t, money } = useI18n()
  const { settings } = useShop()
  const { offersReusable, reusableDeposit } = reusableRules(settings)
  if (offersReusable) {
    return (
      <p className={className}>
        {reusableDeposit > 0
          ? t(
              'Reusable containers on request at the checkout: at the same price, for a deposit of {deposit}.',
              {
                deposit: money(reusableDeposit),
              },
            )
          : t('Reusable containers on request at the checkout: at the same price, without a deposit.')}
      </p>
    )
  }
  if (settings.REUSABLE_PACKAGING === 'own_container')
    return <p className={className}>{t('We gladly fill containers that you bring along.')}</p>
  return null
}
