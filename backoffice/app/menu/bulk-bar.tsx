import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import type { ChosenDishes } from './bulk-choice.ts'
import { editRemoval } from './bulk-edits.ts'
import { BulkFacts } from './bulk-facts.tsx'
import { BulkPrices } from './bulk-prices.tsx'
import { useBulk } from './use-bulk.ts'
import type { MenuEntries } from './use-menu.ts'

export type SoldOutForm = (props: { chosen: ChosenDishes; onClose: () => void }) => ReactNode

type BulkBarProps = {
  chosen: ChosenDishes
  categories: MenuEntries['categories']
  /** Marks the chosen dishes as sold out. */
  soldOutForm: SoldOutForm
  onEnd: () => void
}

/** What can be done with all chosen dishes at once. */
export function BulkBar({ chosen, categories, soldOutForm, onEnd }: BulkBarProps) {
  const { t } = useI18n()
  const bulk = useBulk()
  const ending = useRef<HTMLButtonElement>(null)
  // The button that began it is gone.
  useEffect(() => ending.current?.focus(), [])
  const [form, setForm] = useState<'prices' | 'facts' | 'sold-out'>()
  const close = () => setForm(undefined)
  const count = chosen.products.length + chosen.combos.length
  const sizes = new Map(
    categories.flatMap(({ document }) => document.sizes.map(({ id, name }) => [id, name])),
  )
  const action = (name: string, run: () => void, isOff = count === 0) => (
    <Button look="secondary" unavailable={isOff} onClick={() => !isOff && run()}>
      {name}
    </Button>
  )
  const said = t('{count, plural, one {# dish is removed} other {# dishes are removed}}', { count })
  return (
    <section className="bulk-bar" aria-label={t('Change together')}>
      <p role="status">
        <strong>{count}</strong> {t('chosen')}
      </p>
      <IconButton
        ref={ending}
        label={t('End choosing')}
        icon={<X size={20} aria-hidden="true" />}
        onClick={onEnd}
      />
      <div className="bulk-bar__actions">
        {action(t('Prices'), () => setForm('prices'))}
        {action(t('Sold out'), () => setForm('sold-out'))}
        {action(t('Tags and category'), () => setForm('facts'), chosen.products.length === 0)}
        {action(t('Remove'), () => void bulk.apply(editRemoval(chosen), said))}
      </div>
      {form === 'prices' && (
        <BulkPrices chosen={chosen} sizeName={(id) => sizes.get(id) ?? ''} bulk={bulk} onClose={close} />
      )}
      {form === 'facts' && <BulkFacts chosen={chosen} categories={categories} bulk={bulk} onClose={close} />}
      {form === 'sold-out' && soldOutForm({ chosen, onClose: close })}
      <UsedInDialog
        usedIn={bulk.refusal?.documents}
        title={bulk.refusal?.title}
        onClose={bulk.forgetRefusal}
      />
    </section>
  )
}
