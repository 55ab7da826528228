import { useWords } from '#ui/words.tsx'
import { useShop } from './use-shop.ts'

/** Reusable packaging is offered where the order is made (ux.md R-V1). */
export function PackagingNote({ className }: { className?: string }) {
  const { t } = useWords()
  const { REUSABLE_PACKAGING } = useShop().settings
  if (REUSABLE_PACKAGING === 'offer') {
    return (
      <p className={className}>
        {t('We also pack in reusable containers for a deposit, at the same price. Just say so in the note.')}
      </p>
    )
  }
  if (REUSABLE_PACKAGING === 'own_container')
    return <p className={className}>{t('We gladly fill containers that you bring along.')}</p>
  return null
}
