import { useState } from 'react'
import type { ImportedItem, ImportedMenu } from '#domain/menu/import/imported-menu.ts'
import { linesByHand, takenCategories } from '#domain/menu/import/to-documents.ts'
import { addedSizes, type KnownCategory, targetsOf } from '#domain/menu/import/target-category.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { Card } from '../documents/card.tsx'
import { ImportRow } from './import-row.tsx'

export type ImportAnswers = { confirmed: ReadonlySet<number>; left: ReadonlySet<number> }

type ImportPreviewProps = {
  text: string
  menu: ImportedMenu
  /** The lines whose dish is on the menu already. */
  known: ReadonlySet<number>
  /** The categories that are on the menu. */
  categories: readonly KnownCategory[]
  isBusy: boolean
  onTake: (answers: ImportAnswers) => Promise<void>
}

const isUnclear = ({ codesCertain, questions }: ImportedItem) => !codesCertain || questions.length > 0

/** What was read beside the original, and every question line by line. */
export function ImportPreview({ text, menu, known, categories, isBusy, onTake }: ImportPreviewProps) {
  const { t } = useI18n()
  const [answers, setAnswers] = useState<ImportAnswers>({ confirmed: new Set(), left: known })
  const [isUnclearAlone, setIsUnclearAlone] = useState(false)
  const lines = text.split(/\r\n|[\n\r\f]/)
  const items = menu.categories.flatMap((category) => category.items)
  const taken = items.filter(({ line }) => !answers.left.has(line))
  const unclear = items.filter(isUnclear)
  const names = { oneSize: t('Normal'), noHeading: t('Dishes'), newId: randomId }
  const targets = targetsOf(takenCategories(menu, answers.left), categories, names)
  /** What happens to the dishes below a heading that is a category of the menu already. */
  const joins = (heading: string) => {
    const target = targets.find(({ headings }) => headings.some(({ name }) => name === heading))
    if (!target?.known) return undefined
    const sizes = addedSizes(target)
    return [
      t('This category is on the menu already: the dishes that are ticked are added to it.'),
      sizes.length > 0 && t('New sizes in it: {sizes}', { sizes: sizes.join(', ') }),
    ]
      .filter(Boolean)
      .join(' ')
  }
  const toggle = (name: keyof ImportAnswers, line: number, isOn: boolean) => {
    const next = new Set(answers[name])
    if (isOn) next.add(line)
    else next.delete(line)
    setAnswers({ ...answers, [name]: next })
  }
  if (items.length === 0)
    return (
      <div className="work-page__empty" role="alert">
        <h2>{t('No dish was found')}</h2>
        <p>{t('Each dish needs a line with its name and a price, for example ‘Pizza Margherita 8,50’.')}</p>
      </div>
    )
  return (
    <>
      <div className="edit-card import-sum" role="status">
        <p>
          <strong>
            {t('{dishes} dishes in {categories} categories', {
              dishes: items.length,
              categories: menu.categories.length,
            })}
          </strong>
          {unclear.length > 0 && (
            <>
              {' · '}
              {t('{count, plural, one {# line is unclear} other {# lines are unclear}}', {
                count: unclear.length,
              })}
            </>
          )}
        </p>
        <p className="edit-card__hint">
          {t(
            'Where codes are unclear, the allergens of the dish stay open until you confirm them here or in its editor. Until then guests read that they should ask.',
          )}
        </p>
        {known.size > 0 && (
          <p className="edit-card__hint">
            {t(
              '{count, plural, one {# dish is} other {# dishes are}} on the menu already and would stand there twice. Change prices in the outline, or with the spreadsheet of the export.',
              { count: known.size },
            )}
          </p>
        )}
        {unclear.length > 0 && (
          <label className="page-flag">
            <input
              type="checkbox"
              checked={isUnclearAlone}
              onChange={(event) => setIsUnclearAlone(event.target.checked)}
            />
            {t('Show unclear lines alone')}
          </label>
        )}
      </div>
      {menu.categories.map((category) => {
        const shown = category.items.filter((item) => !isUnclearAlone || isUnclear(item))
        if (shown.length === 0) return null
        return (
          <Card
            key={category.headingLines.join(' ') + category.name}
            title={category.name || t('Dishes')}
            hint={joins(category.name)}
          >
            <ul className="import-rows">
              {shown.map((item) => (
                <ImportRow
                  key={item.line}
                  item={item}
                  printed={[item.line, ...item.continues].map((line) => lines[line - 1] ?? '')}
                  isKnown={known.has(item.line)}
                  isTaken={!answers.left.has(item.line)}
                  isConfirmed={answers.confirmed.has(item.line)}
                  onTake={(isOn) => toggle('left', item.line, !isOn)}
                  onConfirm={(isOn) => toggle('confirmed', item.line, isOn)}
                />
              ))}
            </ul>
          </Card>
        )
      })}
      <LeftLines left={[...linesByHand(menu, targets), ...menu.unread]} lines={lines} />
      <div className="form-bar">
        <p>{t('{count, plural, one {# dish} other {# dishes}}', { count: taken.length })}</p>
        <Button busy={isBusy} unavailable={taken.length === 0} onClick={() => void onTake(answers)}>
          {t('Take over as drafts')}
        </Button>
      </div>
    </>
  )
}

/** The lines that make no dish: combos and extras to be made by hand, and what could not be read. */
function LeftLines({ left, lines }: { left: readonly number[]; lines: readonly string[] }) {
  const { t } = useI18n()
  if (left.length === 0) return null
  return (
    <Card
      title={t('Left for you')}
      hint={t(
        'These lines look like part of the offer. Make them by hand, for example combos with their courses.',
      )}
    >
      <ul className="import-left">
        {left
          .toSorted((one, other) => one - other)
          .map((line) => (
            <li key={line}>
              <small>{t('Line {line}', { line })}</small> {lines[line - 1]}
            </li>
          ))}
      </ul>
    </Card>
  )
}
