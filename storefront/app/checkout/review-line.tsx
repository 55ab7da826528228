import { ChevronDown, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { messages } from '#domain/messages.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { searchWith } from '../navigation/stay-on-page.ts'
import { problemText } from '../ordering/problem-text.ts'
import { dayName } from './day-name.ts'
import { LineNotices } from './line-notices.tsx'
import type { OrderLine } from './order-lines.ts'

const vanished: readonly string[] = [messages.unknownProduct, messages.unknownCombo]

type ReviewLineProps = {
  line: OrderLine
  onRemove: () => void
  /** The guest takes another time, at which this line can be had. */
  onTime: (start: string) => void
}

/** One line of the order: what it is, what it costs, and the ways to change it (ux.md A-28). */
export function ReviewLine({ line, onRemove, onTime }: ReviewLineProps) {
  const i18n = useI18n()
  const { t, money, date } = i18n
  const { search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const notices = useId()
  const next = line.problems.find((problem) => problem.next)?.next
  const { name, qty, choices, price, deposit, problems, details } = line
  return (
    <li className="receipt__line" id={`order-line-${line.id}`} tabIndex={-1}>
      <span className="receipt__qty">{qty} ×</span>
      <div className="receipt__what">
        <p className="receipt__name">{name}</p>
        {choices.length > 0 && <p className="receipt__choices">{choices.join(', ')}</p>}
        {deposit > 0 && (
          <p className="receipt__choices">{t('plus {amount} deposit', { amount: money(deposit) })}</p>
        )}
        {problems.map((problem) => (
          <p key={problem.message + (problem.choice ?? '')} className="field__error">
            {problemText(problem, i18n)}
          </p>
        ))}
        {next && (
          <Button look="secondary" onClick={() => onTime(next)}>
            {t('Order for {day}, {time}', {
              day: dayName(next, i18n),
              time: date(next, { hour: '2-digit', minute: '2-digit' }),
            })}
          </Button>
        )}
      </div>
      <span className="receipt__price price">{money(price)}</span>
      <div className="receipt__actions">
        {details && (
          <button
            type="button"
            className="receipt__more"
            aria-expanded={isOpen}
            aria-controls={notices}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('Allergens')}
            <span className="visually-hidden"> {name}</span>
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        )}
        {!problems.some(({ message }) => vanished.includes(message)) && (
          <Link
            to={{ search: searchWith(search, 'edit', line.id) }}
            state={{ overlay: true }}
            preventScrollReset
            className="receipt__edit"
          >
            {t('Edit')}
            <span className="visually-hidden"> {name}</span>
          </Link>
        )}
        <IconButton
          label={t('Remove {name}', { name })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="receipt__notices" id={notices} hidden={!isOpen}>
        {isOpen && details && <LineNotices details={details} />}
      </div>
    </li>
  )
}
