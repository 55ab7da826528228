import { expect, test } from 'vitest'
import { createToastSlot, showToast, toastStore } from './toasts.ts'

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
