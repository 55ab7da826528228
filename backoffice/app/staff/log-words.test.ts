import { expect, test } from 'vitest'
import { UNTIL_FURTHER_NOTICE } from '#domain/hours/today-end.ts'
import { statusTexts } from '#domain/orders/status.ts'
import { logSubject, logWords } from './log-words.ts'

const i18n = {
  language: 'de',
  t: (text: string) => `<${text}>`,
  money: (amount: number) => `€${amount}`,
  date: (instant: string | number | Date) => `at ${String(instant)}`,
}

const nameOf = (id: string) => ({ 'id-1': 'Pizza', 'id-2': 'Pasta' })[id]
const step = (id: string, name?: string) => ({ id, name })

test.each([
  [
    { path: ['by'], before: '', after: 'password' },
    { label: '<By means of>', before: '', after: '<Password>' },
  ],
  [
    { path: ['reason'], before: '', after: 'We have very many orders right now' },
    { label: '<Reason>', before: '', after: '<We have very many orders right now>' },
  ],
  [
    { path: ['status'], before: 'pending_approval', after: 'approved' },
    {
      label: '<Status>',
      before: `<${statusTexts.pending_approval}>`,
      after: `<${statusTexts.approved}>`,
    },
  ],
  [
    { path: ['isActive'], before: 'true', after: 'false' },
    { label: '<Has access>', before: '<yes>', after: '<no>' },
  ],
  [
    { path: ['until'], before: '', after: '2026-11-23T18:00:00.000Z' },
    { label: '<Until>', before: '', after: 'at 2026-11-23T18:00:00.000Z' },
  ],
  [
    { path: ['until'], before: '', after: UNTIL_FURTHER_NOTICE },
    { label: '<Until>', before: '', after: '<until further notice>' },
  ],
  [
    { path: ['sizes', 0, 'price'], before: '8.5', after: '9' },
    { label: '<Sizes> · 1 · <Price>', before: '€850', after: '€900' },
  ],
  [
    { path: ['from'], before: '', after: '2026-12-24' },
    { label: '<First day>', before: '', after: 'at 2026-12-24T12:00:00Z' },
  ],
  [
    { path: ['week', 'Friday'], before: '11:00–22:00', after: 'closed' },
    { label: '<Friday>', before: '11:00–22:00', after: '<Closed>' },
  ],
  [
    { path: ['ways', 'delivery', 'Friday'], before: '', after: '17:00–20:00' },
    { label: '<Delivery> · <Friday>', before: '', after: '17:00–20:00' },
  ],
  [
    { path: [step('x', 'Sommerfest'), 'document', 'ways', 'table'], before: 'closed', after: '' },
    { label: 'Sommerfest · <At the table>', before: '<Closed>', after: '' },
  ],
  [
    { path: ['availability', 0, 'weekdays'], before: 'Monday', after: '' },
    { label: '<When it can be had> · 1 · <Days of the week>', before: '<Monday>', after: '' },
  ],
  [
    { path: ['availability', 0, 'deliverTypes'], before: '', after: 'takeaway' },
    { label: '<When it can be had> · 1 · <Ways to get it>', before: '', after: '<Takeaway>' },
  ],
  [
    { path: ['date'], before: '', after: '2026-12-24' },
    { label: '<Date>', before: '', after: 'at 2026-12-24T12:00:00Z' },
  ],
  [
    { path: ['crop', 'x'], before: '', after: '0.2' },
    { label: 'crop · x', before: '', after: '0.2' },
  ],
  [
    { path: ['categories', step('id-1')], before: '3', after: '1', isPlace: true as const },
    { label: '<Categories> · Pizza · <Position>', before: '3', after: '1' },
  ],
  [
    { path: ['categoryId'], before: 'id-1', after: 'id-2' },
    { label: '<Category>', before: 'Pizza', after: 'Pasta' },
  ],
  [
    { path: ['variants'], before: 'gone', after: '' },
    { label: '<Choices>', before: 'gone', after: '' },
  ],
  [
    { path: [step('x', '12. Tonno'), 'document', 'sizes', step('id-1'), 'price'], before: '8', after: '9' },
    { label: '12. Tonno · <Sizes> · Pizza · <Price>', before: '€800', after: '€900' },
  ],
  [
    { path: [step('menu'), 'document', 'combos'], before: '', after: 'id-2' },
    { label: '<Order of the menu> · <Combos>', before: '', after: 'Pasta' },
  ],
])('the log names a field and its values as people call them: %j', (field, words) => {
  expect(logWords({ kind: 'publication', id: 'a' }, field, i18n, nameOf)).toEqual(words)
})

test.each([
  [{ kind: 'setting', id: 'ALLOW_TIP' }, ['value'], '<Value>'],
  [{ kind: 'publication', id: 'a' }, [step('ALLOW_TIP'), 'document', 'value'], '<Tip> · <Value>'],
])('the log says the value of a setting in the words of the settings: %j', (subject, path, label) => {
  expect(logWords(subject, { path, before: '', after: '1' }, i18n, nameOf)).toEqual({
    label,
    before: '<off>',
    after: '<on>',
  })
  expect(logSubject({ kind: 'setting', id: 'ALLOW_TIP', name: 'ALLOW_TIP' }, i18n.t, nameOf)).toBe('<Tip>')
})

test('a reason of a pause that comes with the program is named in the language of the member, others as they are', () => {
  const names = ['We have very many orders right now', 'Der Ofen ist kalt'].map((name) =>
    logSubject({ kind: 'today-pause', id: 'a', name }, i18n.t, nameOf),
  )
  expect(names).toEqual(['<We have very many orders right now>', 'Der Ofen ist kalt'])
  expect(logSubject({ kind: 'order', id: 'a', name: '' }, i18n.t, nameOf)).toBe('a')
  expect(logSubject({ kind: 'publication', id: 'a', name: '' }, i18n.t, nameOf)).toBe('')
})

test('what is not sold out any more is called by its name now, and an end of a pause by its kind alone', () => {
  const subjects = [
    { kind: 'today-product', id: 'id-1', name: 'product' },
    { kind: 'today-size', id: 'id-1 id-2', name: 'size' },
    { kind: 'today-pause', id: 'pause', name: 'pause' },
  ]
  expect(subjects.map((subject) => logSubject(subject, i18n.t, nameOf))).toEqual(['Pizza', 'Pizza Pasta', ''])
})
