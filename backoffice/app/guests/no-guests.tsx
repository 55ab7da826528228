import { SearchX } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

type NoGuestsProps = {
  text: string
  /** Only some of the guests were searched. */
  isFiltered: boolean
  /** A whole address would lead to requests about personal data. */
  mayAnswer: boolean
  onClear: () => void
  onAll: () => void
}

/** What a search has not found, what it looks at, and the ways on. */
export function NoGuests({ text, isFiltered, mayAnswer, onClear, onAll }: NoGuestsProps) {
  const { t } = useI18n()
  return (
    <div className="no-guests">
      <SearchX size={28} aria-hidden="true" />
      <div className="no-guests__text" role="status">
        <p>
          <strong>
            {text === '' ? t('Nothing was found') : t('Nothing was found for ‘{text}’', { text })}
          </strong>
        </p>
        {text !== '' && (
          <p>
            {t('A part of a name, an e-mail address or a phone number is enough, or the number of an order.')}
          </p>
        )}
        {text !== '' && mayAnswer && (
          <p>
            {t(
              'Whoever only reserved or wrote stands in no list: type the whole e-mail address to answer a request about personal data.',
            )}
          </p>
        )}
      </div>
      {(text !== '' || isFiltered) && (
        <div className="no-guests__ways">
          {text !== '' && (
            <Button look="secondary" onClick={onClear}>
              {t('Clear the search')}
            </Button>
          )}
          {isFiltered && (
            <Button look="secondary" onClick={onAll}>
              {text === '' ? t('Show all guests') : t('Search all guests')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
