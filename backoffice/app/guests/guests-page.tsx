import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { GuestFilter, listGuests } from '#contract/guests.staff.ts'
import { MAX_SEARCH_LENGTH } from '#contract/text-lengths.ts'
import { isEmail } from '#domain/checkout/contact-rules.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useLengthIssue } from '../http/use-length-issue.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { useAddressFilters } from '../list/use-address-filters.ts'
import { NoGuests } from './no-guests.tsx'
import { useDesk } from '../restaurant/use-desk.ts'
import { EmailData } from './guest-data.tsx'
import { GuestRow } from './guest-row.tsx'
import './guests.css'
import { GUESTS } from './use-guest.ts'

/** The guests, who ordered last first. Search, filter and page stand in the address. */
export function GuestsPage() {
  const { t } = useI18n()
  const filters = useAddressFilters()
  const field = useRef<HTMLInputElement>(null)
  const lengthIssue = useLengthIssue()
  const text = filters.value('text').trim()
  const before = filters.value('before')
  const filter = GuestFilter.catch('all').parse(filters.value('filter'))
  const query = { text: text || undefined, filter, before: before || undefined }
  const guests = useQuery({
    queryKey: [GUESTS, 'list', text, filter, before],
    queryFn: () => staffApi(listGuests, { query }),
    placeholderData: keepPreviousData,
  })
  const names: Record<GuestFilter, string> = {
    all: t('All'),
    accounts: t('With account'),
    others: t('Without account'),
    blocked: t('Blocked'),
  }
  const { member } = useDesk()
  // Who only reserved or wrote, or ordered long ago, stands in no list and may ask for the data all the same.
  const mayAnswer = member.branchIds === null && hasPermission(member.role, 'guests.write')
  const isNarrowed = text !== '' || filter !== 'all'
  const next = guests.data?.meta.next
  const addressOf = (page: string | undefined) => {
    const entries = Object.entries({ text, filter: filters.value('filter'), before: page ?? '' })
    return `?${new URLSearchParams(entries.filter(([, value]) => value !== ''))}`
  }
  return (
    <div className="list-page">
      <div className="list-page__head">
        <h1>{t('Customers')}</h1>
      </div>
      <div className="guest-tools">
        <TextField
          ref={field}
          label={t('Search')}
          hint={t('Name, e-mail, phone or order number')}
          type="search"
          value={filters.typed}
          error={lengthIssue(filters.typed, MAX_SEARCH_LENGTH)}
          onChange={(event) => filters.setTyped(event.target.value)}
        />
        <div className="status-chips" role="group" aria-label={t('Show')}>
          {GuestFilter.options.map((one) => (
            <button
              key={one}
              type="button"
              className="status-chip"
              aria-pressed={filter === one}
              onClick={() => filters.set('filter', one === 'all' ? '' : one)}
            >
              {names[one]}
            </button>
          ))}
        </div>
      </div>
      {guests.error && !guests.data ? (
        <ReadFailure failure={failureKindOf(guests.error)} onRetry={() => void guests.refetch()} />
      ) : !guests.data ? (
        <Reading />
      ) : guests.data.data.length === 0 ? (
        isNarrowed || before !== '' ? (
          <NoGuests
            text={text}
            isFiltered={filter !== 'all'}
            mayAnswer={mayAnswer && !isEmail(text)}
            onClear={() => {
              filters.setTyped('')
              field.current?.focus()
            }}
            onAll={() => filters.set('filter', '')}
          />
        ) : (
          <div className="board__empty">
            <Users size={48} aria-hidden="true" />
            <p>{t('Guests stand here as soon as they order or open an account')}</p>
          </div>
        )
      ) : (
        <ul className="rows" aria-label={t('Customers')} aria-busy={guests.isPlaceholderData}>
          {guests.data.data.map((guest) => (
            <GuestRow key={guest.id} guest={guest} />
          ))}
        </ul>
      )}
      {(before !== '' || next) && (
        <nav className="guest-pages" aria-label={t('Pages')}>
          {before !== '' && (
            <Link className="button button--secondary" to={addressOf(undefined)}>
              {t('To the first page')}
            </Link>
          )}
          {next && (
            <Link className="button button--secondary" to={addressOf(next)}>
              {t('Next page')}
            </Link>
          )}
        </nav>
      )}
      {mayAnswer && isEmail(text) && <EmailData email={text} onRemoved={() => filters.setTyped('')} />}
    </div>
  )
}
