import type { TicketLine } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'

/** A dish of the ticket: how many, what was chosen, what it contains. */
export function TicketLineRow({ line }: { line: TicketLine }) {
  const { t, money } = useI18n()
  const named = (notices: TicketLine['allergens']) => notices.map(({ name }) => name).join(', ')
  return (
    <li className="ticket-line">
      <span className="ticket-line__qty">{line.qty} ×</span>
      <div>
        <p className="ticket-line__name">
          {line.name}
          {line.size && <span className="ticket-line__size">{line.size}</span>}
          {line.minAge !== null && <span className="ticket-line__age">{line.minAge}+</span>}
        </p>
        {line.choices.length > 0 && (
          <ul className="ticket-line__choices">
            {line.choices.map((choice, position) => (
              <li key={position}>{choice}</li>
            ))}
          </ul>
        )}
        <p className="ticket-line__contains">
          {line.allergens.length > 0
            ? t('Contains: {list}', { list: named(line.allergens) })
            : !line.allergensUnknown && t('No allergens that must be declared')}
          {line.allergensUnknown && <strong> {t('Allergen information is missing – please call us')}</strong>}
          {line.additives.length > 0 && ` · ${t('Additives: {list}', { list: named(line.additives) })}`}
        </p>
      </div>
      <span className="ticket-line__price price">{money(line.price)}</span>
    </li>
  )
}
