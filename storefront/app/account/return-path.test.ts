import { expect, test } from 'vitest'
import { keepReturn, returnPath } from './return-path.ts'

test.each([
  ['?return=/checkout', '/checkout'],
  ['?return=%2Fme%2Fmy-orders%2FA1B2', '/me/my-orders/A1B2'],
  ['?return=%2Fme%2Fmy-addresses%2Fcreate%3Freturn%3D1', '/me/my-addresses/create?return=1'],
])('%s leads back to %s', (search, path) => {
  expect(returnPath(search)).toBe(path)
  expect(returnPath(keepReturn(search))).toBe(path)
})

test.each([
  '',
  '?return=',
  '?return=https://evil.example',
  '?return=//evil.example',
  '?return=/%5Cevil.example',
  '?return=%5C%5Cevil.example',
  '?return=/a%5Cb',
  '?return=/%0Aevil',
  '?return=javascript:alert(1)',
  '?return=/login',
  '?return=/register?x=1',
])('%s leads to the home page', (search) => {
  expect(returnPath(search)).toBe('/')
  expect(keepReturn(search)).toBe('')
})
