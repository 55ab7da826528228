import { describe, expect, test } from 'vitest'
import { loginIssues, profileIssues, registerIssues, resetIssues } from './account-fields.ts'

const right = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+49 30 1234567',
  password: 'Notenblatt 1843',
  password_confirmation: 'Notenblatt 1843',
  terms: true,
}
const empty = { name: '', email: '', phone: '', password: '', password_confirmation: '', terms: false }

describe('registering', () => {
  test('takes a complete form', () => {
    expect(registerIssues(right)).toEqual({})
  })

  test('asks for every field of an empty form', () => {
    expect(registerIssues(empty)).toEqual({
      name: ['Please enter your name'],
      email: ['Please enter your e-mail address'],
      phone: ['Please enter your phone number'],
      password: ['Please enter a password'],
      password_confirmation: ['Please enter the password again'],
      terms: ['Please accept the terms'],
    })
  })

  test.each([
    [{ name: '   ' }, 'name', 'Please enter your name'],
    [{ email: 'ada@example' }, 'email', 'Please enter a valid e-mail address'],
    [{ email: `${'a'.repeat(65)}@example.org` }, 'email', 'Please enter a valid e-mail address'],
    [{ phone: '0301' }, 'phone', 'Please enter a valid phone number'],
    [{ phone: 'thirty' }, 'phone', 'Please enter a valid phone number'],
    [{ password: 'Notenblat' }, 'password', 'Please choose a password of at least 10 characters'],
    [{ password_confirmation: '' }, 'password_confirmation', 'Please enter the password again'],
    [{ terms: false }, 'terms', 'Please accept the terms'],
  ])('with %o complains about %s', (change, field, message) => {
    expect(registerIssues({ ...right, ...change })).toMatchObject({ [field]: [message] })
  })

  test('wants the same password twice, with every capital', () => {
    expect(registerIssues({ ...right, password_confirmation: 'notenblatt 1843' })).toEqual({
      password_confirmation: ['The two passwords are not the same'],
    })
  })

  test('takes a password of ten signs, where an emoji is one sign', () => {
    const ten = 'Ofen 450 🍕'
    expect(registerIssues({ ...right, password: ten, password_confirmation: ten })).toEqual({})
    const nine = 'Ofen 45 🍕'
    expect(registerIssues({ ...right, password: nine, password_confirmation: nine })).toEqual({
      password: ['Please choose a password of at least 10 characters'],
    })
  })

  test('takes a password of spaces only, because they are signs too', () => {
    const spaces = ' '.repeat(10)
    expect(registerIssues({ ...right, password: spaces, password_confirmation: spaces })).toEqual({})
  })

  test('with a social identity needs name, phone and terms only', () => {
    expect(registerIssues(empty, { isEmailKnown: true })).toEqual({
      name: ['Please enter your name'],
      phone: ['Please enter your phone number'],
      terms: ['Please accept the terms'],
    })
  })

  test('with a social identity without an address asks for one', () => {
    expect(registerIssues({ ...right, email: '' }, { isEmailKnown: false })).toEqual({
      email: ['Please enter your e-mail address'],
    })
  })
})

describe('the profile', () => {
  test('keeps the password when both fields are empty', () => {
    expect(profileIssues({ ...right, password: '', password_confirmation: '' })).toEqual({})
  })

  test('an empty password is missing when a new one has to be chosen', () => {
    const fields = { ...right, password: '', password_confirmation: '' }
    expect(Object.keys(profileIssues(fields, { isPasswordRequired: true }))).toEqual([
      'password',
      'password_confirmation',
    ])
  })

  test.each([
    ['Notenblatt 1843', '', { password_confirmation: ['Please enter the password again'] }],
    [
      '',
      'Notenblatt 1843',
      {
        password: ['Please enter a password'],
        password_confirmation: ['The two passwords are not the same'],
      },
    ],
    ['short', 'short', { password: ['Please choose a password of at least 10 characters'] }],
    ['Notenblatt 1843', 'Notenblatt 1844', { password_confirmation: ['The two passwords are not the same'] }],
  ])('with the passwords "%s" and "%s" says %o', (password, password_confirmation, problems) => {
    expect(profileIssues({ ...right, password, password_confirmation })).toEqual(problems)
  })

  test('cannot lose name, address or phone', () => {
    expect(Object.keys(profileIssues(empty))).toEqual(['name', 'email', 'phone'])
  })
})

describe('signing in', () => {
  test('asks for both fields and never for the length of an old password', () => {
    expect(loginIssues({ email: '', password: '' })).toEqual({
      email: ['Please enter your e-mail address'],
      password: ['Please enter a password'],
    })
    expect(loginIssues({ email: 'ada@example.org', password: 'x' })).toEqual({})
  })
})

describe('asking for a new password', () => {
  test('needs an address', () => {
    expect(resetIssues({ email: ' ' })).toEqual({ email: ['Please enter your e-mail address'] })
    expect(resetIssues({ email: ' ada@example.org ' })).toEqual({})
  })
})
