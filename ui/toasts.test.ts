import { expect, test } from 'vitest'
import { createToastSlot, openToastPlace, PAGE, showToast, toastStore } from './toasts.ts'

const texts = () => toastStore.read().map(({ text }) => text)

test('a slot holds one message, and takes only its own away', () => {
  const slot = createToastSlot()
  const stay = showToast({ tone: 'info', text: 'another', duration: 0 })
  slot.show({ tone: 'error', text: 'first', duration: 0 })
  slot.show({ tone: 'error', text: 'second', duration: 0 })
  expect(texts()).toEqual(['another', 'second'])
  slot.clear()
  slot.clear()
  expect(texts()).toEqual(['another'])
  stay()
})

test('a message appears in the dialog that is on top, and below once that is closed; a lasting one stays behind it', () => {
  const places = () => toastStore.read().map(({ text, place }) => [text, place])
  const show = (text: string, tone: 'info' | 'error' = 'info') => showToast({ tone, text, duration: 0 })
  const taken = [show('lasting', 'error'), show('short')]
  const closeSheet = openToastPlace('sheet')
  const closeQuestion = openToastPlace('question')
  taken.push(show('asked', 'error'))
  closeQuestion()
  taken.push(show('answered'))
  expect(places()).toEqual([
    ['lasting', PAGE],
    ['short', 'sheet'],
    ['asked', 'sheet'],
    ['answered', 'sheet'],
  ])
  closeSheet()
  expect(places().map(([, place]) => place)).toEqual([PAGE, PAGE, PAGE, PAGE])
  for (const take of taken) take()
})
