import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { getPlace, type PlaceDetails, searchPlaces } from '#contract/delivery.ts'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useSend } from '../http/use-send.ts'
import './address-search.css'

/** As many letters as the search needs. */
const FEWEST = 3
const ASK_AFTER_MS = 250

type AddressSearchProps = {
  label: string
  /** What was typed and needs no search, for example a postal code. */
  onText?: (text: string) => void
  onPlace: (place: PlaceDetails) => void
  /** Where the typed text alone is no answer: what is wrong with it, and what follows when it is typed. */
  error?: string | undefined
  onDone?: () => void
}

/** Finds an address as guests find theirs, and answers where it is. */
export function AddressSearch({ label, onText, onPlace, error, onDone }: AddressSearchProps) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { send } = useSend()
  const {
    data: hits = [],
    isError,
    isFetching,
  } = useQuery({
    queryKey: ['places', asked],
    enabled: asked.length >= FEWEST,
    staleTime: 60_000,
    queryFn: () => staffApi(searchPlaces, { query: { q: asked } }),
  })
  async function choose(placeId: string): Promise<void> {
    const place = await send(() => staffApi(getPlace, { params: { id: placeId } }))
    if (place) onPlace(place)
  }
  return (
    <ComboBox
      className="field address-search"
      items={hits.map(({ placeId, address }) => ({ id: placeId, address }))}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed)
        onText?.(typed)
      }}
      isInvalid={error !== undefined}
      onBlur={() => onDone?.()}
      onChange={(key) => {
        if (key !== null) void choose(String(key))
      }}
      defaultFilter={() => true}
      menuTrigger="input"
      allowsCustomValue
      allowsEmptyCollection={asked.length >= FEWEST}
    >
      <Label className="field__label">{label}</Label>
      <Input
        className="field__input"
        autoComplete="off"
        placeholder={t('Street and number, or a postal code')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onDone) return
          event.preventDefault()
          onDone()
        }}
      />
      {error !== undefined && <FieldError className="field__error">{error}</FieldError>}
      {isError && <p className="field__error">{t('The search does not answer')}</p>}
      <Popover className="popover address-search__list">
        <ListBox<{ id: string; address: string }>
          renderEmptyState={() => (
            <p className="address-search__none">{isFetching ? t('Loading …') : t('No address found')}</p>
          )}
        >
          {({ id, address }) => (
            <ListBoxItem id={id} textValue={address} className="address-search__hit">
              {address}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
