import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ColorName, ContrastFinding } from '#domain/settings/contrast-check.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

type ContrastNotesProps = {
  findings: readonly ContrastFinding[]
  onTake: (name: ColorName, color: string) => void
}

/** Which pairs of the colours are too weak to be read, in words, each with the nearest colour that is not. */
export function ContrastNotes({ findings, onTake }: ContrastNotesProps) {
  const { t, language } = useI18n()
  if (findings.length === 0)
    return (
      <p className="contrast contrast--good" role="status">
        <CircleCheck size={20} aria-hidden="true" />
        {t('Everything can be read well in these colours.')}
      </p>
    )
  const pairs: Record<ContrastFinding['pair'], string> = {
    button: t('White letters on the main colour'),
    text: t('Letters in the main colour on the background'),
    mark: t('Dark letters on the second colour'),
    page: t('Letters on the background'),
  }
  // Never rounded up: 4.46 is not enough.
  const ratio = (value: number) =>
    (Math.floor(value * 10) / 10).toLocaleString(localeOf(language), { minimumFractionDigits: 1 })
  const offers = new Map(findings.map(({ color, nearest }) => [color, nearest]))
  return (
    <div className="contrast contrast--weak" role="status">
      <TriangleAlert size={20} aria-hidden="true" />
      <div>
        <ul>
          {findings.map(({ pair, front, ground, ratio: own, needed }) => (
            <li key={pair}>
              <span
                className="contrast__pair"
                style={{ background: ground, color: front }}
                aria-hidden="true"
              />
              {t('{pair}: {ratio} to 1, too weak. At least {needed} to 1 is needed.', {
                pair: pairs[pair],
                ratio: ratio(own),
                needed: ratio(needed),
              })}
            </li>
          ))}
        </ul>
        <p>{t('The shop changes such a colour until it can be read. It is better to choose it here:')}</p>
        {[...offers].map(([name, color]) => (
          <Button key={name} look="secondary" onClick={() => onTake(name, color)}>
            <span className="color__dot" style={{ background: color }} aria-hidden="true" />
            {t('Take the nearest colour: {color}', { color })}
          </Button>
        ))}
      </div>
    </div>
  )
}
