import { LoaderCircle, PencilLine, Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import type { PlaceHit } from '#contract/delivery.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useOnline } from '../http/use-online.ts'
import { boldParts } from './bold-parts.ts'
import { exactHit } from './exact-hit.ts'
import { usePlaceSearch } from './use-place-search.ts'

type PlaceSearchProps = {
  id: string
  ref: RefObject<HTMLInputElement | null>
  text: string
  error?: string | undefined
  /** Whether the chosen place is being looked up. */
  isBusy: boolean
  label?: string | undefined
  /** Whether what is typed needs no search. */
  isWhole: (typed: string) => boolean
  onText: (text: string) => void
  onChoose: (hit: PlaceHit) => void
  /** The last row of the list: none of these, the guest types the address in full. */
  onByHand: () => void
  onLeave?: (() => void) | undefined
}

/** The search for an address: a text field with a list that the arrow keys walk through (WAI-ARIA combobox). */
export function PlaceSearch({
  id,
  ref,
  text,
  error,
  isBusy,
  label,
  isWhole,
  onText,
  onChoose,
  onByHand,
  onLeave,
}: PlaceSearchProps) {
  const { t } = useI18n()
  const isOnline = useOnline()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const search = usePlaceSearch(isWhole(typed) ? '' : typed, isOnline)
  const { hits, state } = search
  const isShown = isOpen && state !== 'idle' && (hits.length > 0 || state === 'found')
  const rows = isShown ? hits.length + 1 : 0
  const optionId = (at: number) => `${list}-${at}`

  const type = (value: string) => {
    onText(value)
    setTyped(value)
    setIsOpen(true)
    setActive(-1)
  }
  const takeOver = useEffectEvent(() => {
    const value = ref.current?.value
    if (value !== undefined && value !== text) type(value)
  })
  // What was typed before the page was awake.
  useEffect(() => takeOver(), [])

  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const take = (at: number) => {
    const hit = hits[at]
    close()
    setTyped('')
    if (hit) onChoose(hit)
    else onByHand()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) setIsOpen(true)
      if (rows === 0) return
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = active < 0 && step < 0 ? rows - 1 : (active + step + rows) % rows
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      // Once a place is chosen, Enter leads on like in every other field.
      if (!isShown) return
      event.preventDefault()
      const at = active >= 0 || state !== 'found' ? active : exactHit(hits, typed)
      if (at >= 0) take(at)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
  }

  return (
    <div className="place-search">
      <TextField
        ref={ref}
        id={id}
        label={label ?? t('Street, house number and postal code')}
        {...(label === undefined && { mark: t('(required)'), 'aria-required': true })}
        error={error}
        value={text}
        name="address-line1"
        autoComplete="address-line1"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
        end={
          <span className="place-search__icon">
            {isBusy || (isOpen && (state === 'asking' || state === 'slow')) ? (
              <LoaderCircle className="place-search__wheel" size={22} aria-hidden="true" />
            ) : (
              <Search size={22} aria-hidden="true" />
            )}
          </span>
        }
        onChange={({ target }) => type(target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => setIsOpen(true)}
        onKeyDown={press}
        onBlur={() => {
          close()
          onLeave?.()
        }}
      />
      <ul
        className="suggestions place-search__list"
        id={list}
        role="listbox"
        aria-label={t('Addresses')}
        hidden={!isShown}
      >
        {hits.map(({ address, placeId }, at) => (
          <Row key={placeId} id={optionId(at)} isActive={at === active} onPress={() => take(at)}>
            <span>
              {boldParts(address, typed).map(({ text, isBold, start }) =>
                isBold ? <strong key={start}>{text}</strong> : <span key={start}>{text}</span>,
              )}
            </span>
          </Row>
        ))}
        <Row id={optionId(hits.length)} isActive={active === hits.length} onPress={() => take(hits.length)}>
          <PencilLine size={18} aria-hidden="true" />
          <span>{t('Enter the address by hand')}</span>
        </Row>
      </ul>
      <p className="place-search__said" role="status">
        {!isOnline && typed !== ''
          ? t('You are offline. You can search again as soon as the connection is back')
          : isOpen && said(state, hits.length, t)}
      </p>
      {isOpen && isOnline && state === 'failed' && (
        <button
          type="button"
          className="place-search__again"
          // The field would close the list before the press arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={search.retry}
        >
          {t('Try again')}
        </button>
      )}
    </div>
  )
}

function said(state: string, count: number, t: ReturnType<typeof useI18n>['t']): string {
  if (state === 'slow') return t('This takes longer than usual …')
  if (state === 'failed')
    return t('The search does not answer. You can mark your place on the map or enter the address by hand')
  if (state !== 'found') return ''
  return count === 0
    ? t('No address found. Please check what you typed, mark it on the map or enter it by hand')
    : t('{count, plural, one {# address} other {# addresses}} found', { count })
}

type RowProps = { id: string; isActive: boolean; onPress: () => void; children: ReactNode }

function Row({ id, isActive, onPress, children }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field above
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      data-active={isActive || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </li>
  )
}
