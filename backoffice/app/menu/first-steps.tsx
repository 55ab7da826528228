import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import type { MenuActions } from './use-menu-actions.ts'

/** What an empty menu needs first. */
export function FirstCategory({ actions }: { actions: MenuActions }) {
  const { t } = useI18n()
  return (
    <div className="work-page__empty">
      <h2>{t('Your menu begins with a category')}</h2>
      <p>
        {t(
          'For example ‘Pizza’ with the sizes small and large. Then add dishes with their prices. Guests see nothing until you publish.',
        )}
      </p>
      <Button busy={actions.isBusy} onClick={actions.addCategory}>
        <Plus size={20} aria-hidden="true" />
        {t('New category')}
      </Button>
      <Link className="button button--secondary" to="/menu/import">
        {t('Import a menu')}
      </Link>
    </div>
  )
}

/** What a menu with categories alone needs next. */
export function FirstDish({
  category,
  actions,
}: {
  category: EntryOf<'category'> | undefined
  actions: MenuActions
}) {
  const { t } = useI18n()
  if (!category) return null
  return (
    <div className="work-page__empty">
      <h2>{t('Now the first dish')}</h2>
      <p>
        {t(
          'It takes a name and a price in at least one size of ‘{category}’. Copy it afterwards for the next one that is much the same.',
          { category: category.document.name },
        )}
      </p>
      <Button busy={actions.isBusy} onClick={() => actions.addProduct(category.id)}>
        <Plus size={20} aria-hidden="true" />
        {t('New dish')}
      </Button>
    </div>
  )
}
