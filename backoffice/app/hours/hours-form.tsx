import { useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { DeliverType } from '#contract/deliver-type.ts'
import type { HoursDocument } from '#contract/hours.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { wayNames } from '../documents/day-names.ts'
import { ConflictAnswer } from '../documents/conflict-answer.tsx'
import { FormBar } from '../documents/form-bar.tsx'
import { type SavedEntry, useSaver } from '../documents/use-saver.ts'
import { WeekEditor } from './week-editor.tsx'

type Shown = DeliverType | 'all'

/** The weekly hours of the restaurant or of one branch, and those of ways to get the food that differ. */
export function HoursForm({ entry }: { entry: SavedEntry<'hours'> }) {
  const { t } = useI18n()
  const editing = useSaver('hours', entry)
  const { document, change, fields } = editing
  const [shown, setShown] = useState<Shown>('all')
  const names = wayNames(t)
  const hints: Record<Shown, string> = {
    all: t(
      'They count for everything that has no hours of its own. A time may reach past midnight: 18:00–02:00.',
    ),
    delivery: t(
      'Deliveries can end earlier than the restaurant closes. Days without times of their own are like the restaurant.',
    ),
    takeaway: t('Days without times of their own are like the restaurant.'),
    curbside: t('Days without times of their own are like the restaurant.'),
    table: t(
      'Orders at the table and reservations. Days without times of their own are like the restaurant.',
    ),
  }
  return (
    <form
      className="hours-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        editing.flush()
      }}
    >
      <Card title={t('Weekly hours')} hint={hints[shown]}>
        <ToggleButtonGroup
          aria-label={t('Hours of')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[shown]}
          onSelectionChange={([key]) => setShown(key as Shown)}
          className="segments hours-ways"
        >
          <ToggleButton id="all" className="segment">
            {t('Restaurant')}
          </ToggleButton>
          {DeliverType.options.map((way) => (
            <ToggleButton key={way} id={way} className="segment">
              {names[way]}
              {Object.keys(document.ways[way] ?? {}).length > 0 && <Differs />}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {shown === 'all' ? (
          <WeekEditor
            days={document.week}
            path="week"
            errors={fields}
            onChange={(week) => change({ ...document, week: week as HoursDocument['week'] })}
          />
        ) : (
          <WeekEditor
            key={shown}
            days={document.ways[shown] ?? {}}
            behind={document.week}
            path={`ways.${shown}`}
            errors={fields}
            onChange={(days) => change(withWay(document, shown, days))}
          />
        )}
        <ConflictAnswer editing={editing} nameOf={() => undefined} />
        <FormBar editing={editing} />
      </Card>
    </form>
  )
}

/** A dot on a way that has hours of its own. */
function Differs() {
  const { t } = useI18n()
  return (
    <span className="hours-ways__own">
      <span className="visually-hidden">({t('Other times')})</span>
    </span>
  )
}

/** The hours with those of one way, without it when it has none. */
function withWay(
  document: HoursDocument,
  way: DeliverType,
  days: NonNullable<HoursDocument['ways'][DeliverType]>,
): HoursDocument {
  const { [way]: _, ...others } = document.ways
  return { ...document, ways: Object.keys(days).length > 0 ? { ...others, [way]: days } : others }
}
