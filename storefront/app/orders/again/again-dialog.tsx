import { CircleSlash2, TrendingDown, TrendingUp } from 'lucide-react'
import type { AgainLine } from '#domain/checkout/order-again.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { problemText } from '../../ordering/problem-text.ts'

type AgainDialogProps = {
  lines: readonly AgainLine[] | undefined
  /** Pieces that are in the cart already. */
  count: number
  onTake(replace: boolean): void
  onClose(): void
}

/** What is different from last time, and what to do with the cart that is there (ux.md 1.11). */
export function AgainDialog({ lines, count, onTake, onClose }: AgainDialogProps) {
  const { t } = useI18n()
  const different = lines?.filter(({ kind }) => kind !== 'same') ?? []
  const isAnyThere = lines?.some(({ kind }) => kind !== 'gone')
  return (
    <Dialog
      open={lines !== undefined}
      onClose={onClose}
      kind="small"
      title={t('Order again')}
      closeLabel={t('Close')}
    >
      <div className="question">
        {different.length > 0 && (
          <>
            <p>{t('Something is different from last time:')}</p>
            <ul className="again">
              {different.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list never changes while it is open
                <li key={index}>
                  <Difference line={line} />
                </li>
              ))}
            </ul>
          </>
        )}
        {isAnyThere && count > 0 && (
          <p>
            {t(
              '{count, plural, one {There is one item in your cart.} other {There are # items in your cart.}}',
              {
                count,
              },
            )}
          </p>
        )}
        <div className="question__ways">
          {isAnyThere && count > 0 && (
            <>
              <Button onClick={() => onTake(false)}>{t('Add to the cart')}</Button>
              <Button look="secondary" onClick={() => onTake(true)}>
                {t('Replace the cart')}
              </Button>
            </>
          )}
          {isAnyThere && count === 0 && <Button onClick={() => onTake(false)}>{t('Add to the cart')}</Button>}
          {!isAnyThere && (
            <Button look="secondary" onClick={onClose}>
              {t('Close')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Difference({ line }: { line: AgainLine }) {
  const i18n = useI18n()
  const { t, money } = i18n
  if (line.kind === 'gone') {
    return (
      <>
        <CircleSlash2 size={20} aria-hidden="true" />
        <span>
          <strong>{line.name}</strong> {problemText({ message: line.reason, choice: line.choice }, i18n)}
        </span>
      </>
    )
  }
  const Icon = line.kind === 'cheaper' ? TrendingDown : TrendingUp
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <span>
        <strong>{line.now.name}</strong>{' '}
        {t('now {now} instead of {before}', { now: money(line.now.unitPrice), before: money(line.before) })}
      </span>
    </>
  )
}
