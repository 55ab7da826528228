import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Input, Label, SearchField } from 'react-aria-components'
import {
  endSoldOut,
  getTodayMenu,
  markSoldOut,
  type SoldOutEnd,
  type SoldOutEntry,
  type Today,
} from '#contract/today.staff.ts'
import { fold } from '#domain/text/fold.ts'
import { useI18n } from '#ui/i18n.tsx'
import { type ChosenEnd, EndPicker, soldOutEnds, untilTonight, useTodayEnd } from './end-picker.tsx'
import { soldOutEndAt } from './end-time.ts'
import { SoldOutList } from './sold-out-list.tsx'
import { type Sellable, SoldOutRows } from './sold-out-rows.tsx'
import type { UseToday } from './use-today.ts'

/** What has run out: dishes, sizes and options, each until an end that brings it back by itself, or until somebody does. */
export function SoldOut({ api, today, change }: UseToday & { today: Today }) {
  const { t } = useI18n()
  const endOf = useTodayEnd()
  const [end, setEnd] = useState<ChosenEnd<(typeof soldOutEnds)[number]>>(untilTonight)
  const [text, setText] = useState('')
  const wanted = fold(useDeferredValue(text))
  const { data: menu } = useQuery({
    queryKey: ['today-menu', today.branchId],
    queryFn: () => api(getTodayMenu, {}),
  })

  const mark = ({ kind, id, sizeId }: Sellable, until: SoldOutEnd) =>
    api(markSoldOut, { body: { kind, id, sizeId, end: until } })
  const entryOf = ({ kind, id, sizeId }: Sellable, { soldOut }: Today = today) =>
    soldOut.find((one) => one.kind === kind && one.id === id && one.sizeId === (sizeId ?? null))
  const sellAgain = (entry: SoldOutEntry, one: Sellable) =>
    change({
      call: () => api(endSoldOut, { params: { key: entry.key } }),
      text: t('{name} is sold again', { name: one.name }),
      undo: () => mark(one, soldOutEndAt(entry.until)),
    })
  const toggle = (one: Sellable) => {
    const entry = entryOf(one)
    if (entry) return sellAgain(entry, one)
    change({
      call: () => mark(one, endOf(end)),
      text: t('{name} is sold out', { name: one.name }),
      undo: (made) => api(endSoldOut, { params: { key: entryOf(one, made)?.key ?? '' } }),
    })
  }
  const hasName = ({ name }: { name: string }) =>
    fold(name).some((form) => wanted.some((typed) => form.includes(typed)))
  return (
    <section className="sold-out" aria-labelledby="sold-out">
      <h2 id="sold-out">{t('Sold out')}</h2>
      {menu && <SoldOutList today={today} menu={menu} onEnd={sellAgain} />}
      <div className="sold-out__tools">
        <SearchField value={text} onChange={setText} className="sold-out__search">
          <Label>{t('Search dish or option')}</Label>
          <Input />
        </SearchField>
        <EndPicker label={t('How long')} kinds={soldOutEnds} end={end} onChoose={setEnd} />
      </div>
      {menu?.categories.map(({ id, name, dishes }) => (
        <SoldOutRows
          key={id}
          title={name || t('Menus')}
          rows={dishes.filter(hasName).map(({ kind, id, name, sizes }) => ({
            one: { kind, id, name },
            parts: sizes.map((size) => ({
              label: size.name,
              one: { kind: 'size', id, sizeId: size.id, name: `${name} ${size.name}` },
            })),
          }))}
          isSoldOut={(one) => entryOf(one) !== undefined}
          onToggle={toggle}
        />
      ))}
      {menu?.choices.map(({ id, name, options }) => (
        <SoldOutRows
          key={id}
          title={t('Choice: {name}', { name })}
          rows={options.filter(hasName).map((option) => ({
            one: { kind: 'option', id: option.id, name: option.name },
            parts: [],
          }))}
          isSoldOut={(one) => entryOf(one) !== undefined}
          onToggle={toggle}
        />
      ))}
    </section>
  )
}
