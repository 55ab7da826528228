import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetForm, forgetForms, readForm, storeForm } from './stored-form.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const initial = { name: '', terms: false, password: '', password_confirmation: '' }

test('what was filled in is read back, and no password', () => {
  storeForm(
    'register',
    { name: 'Ada', terms: true, password: 'secret', password_confirmation: 'secret' },
    initial,
  )
  expect(readForm('register', initial)).toEqual({ name: 'Ada', terms: true })
  expect([...stored.values()].join()).not.toContain('secret')
})

test('forms do not share what they keep', () => {
  storeForm('contact', { ...initial, name: 'Ada' }, initial)
  expect(readForm('register', initial)).toEqual({})
})

test('a form as it was loaded keeps nothing, so that it never hides what was saved since', () => {
  storeForm('profile', { ...initial, name: 'Ada' }, initial)
  storeForm('profile', { ...initial, name: 'Ada' }, { ...initial, name: 'Ada' })
  expect([...stored.keys()]).toEqual([])
})

test.each(['nonsense', 'null', '[1]', '{"name":7,"unknown":"x"}'])(
  'what is no such form is nothing: %s',
  (text) => {
    stored.set('form:register', text)
    expect(readForm('register', initial)).toEqual({})
  },
)

test('a form that was sent is forgotten, and all are with the session', () => {
  storeForm('contact', { ...initial, name: 'Ada' }, initial)
  storeForm('register', { ...initial, name: 'Ada' }, initial)
  forgetForm('contact')
  expect([...stored.keys()]).toEqual(['form:register'])
  stored.set('other', '1')
  forgetForms()
  expect([...stored.keys()]).toEqual(['other'])
})

test('what the guest must not or will not eat is forgotten with the forms', () => {
  stored.set('menu-filter', 'G vegan')
  forgetForms()
  expect([...stored.keys()]).toEqual([])
})
