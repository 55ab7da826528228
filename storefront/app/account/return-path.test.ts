import { expect, test } from 'vitest'
import { choosePasswordPath, keepReturn, pathAfterChoosing, returnPath, signedInPath } from './return-path.ts'

test.each([
  ['?return=/checkout', '/checkout'],
  ['?return=%2Fme%2Fmy-orders%2FA1B2', '/me/my-orders/A1B2'],
  ['?return=%2Fme%2Fmy-addresses%2Fcreate%3Freturn%3D1', '/me/my-addresses/create?return=1'],
  ['?return=%2Fpages%2Fterms%3Ffrom%3D%2F%2Fhere%23end', '/pages/terms?from=//here#end'],
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
  '?return=/..//evil.example',
  '?return=/.//evil.example/a',
  '?return=/%0Aevil',
  '?return=javascript:alert(1)',
  '?return=/login',
  '?return=/register?x=1',
])('%s leads to the home page', (search) => {
  expect(returnPath(search)).toBe('/')
  expect(keepReturn(search)).toBe('')
})

test.each([
  ['', '/?signed-in=1'],
  ['?return=%2Fcheckout', '/checkout?signed-in=1'],
  ['?return=%2Fmenu%2Fpizza%3Fcart%3D1%23c-1', '/menu/pizza?cart=1&signed-in=1#c-1'],
  ['?return=//evil.example', '/?signed-in=1'],
  ['?return=/login', '/?signed-in=1'],
  ['?social=late', '/me/my-profile?social=late&signed-in=1'],
  ['?social=a%26b', '/me/my-profile?social=a%26b&signed-in=1'],
])('who is signed in already goes from a page for visitors with %s to %s', (search, path) => {
  expect(signedInPath(search)).toBe(path)
})

test.each([
  ['?return=%2Fcheckout', '/me/my-profile?choose=password&return=%2Fcheckout', '/checkout'],
  ['?return=//evil.example', '/me/my-profile?choose=password', '/me/my-profile'],
  ['', '/me/my-profile?choose=password', '/me/my-profile'],
])('after a one-time password %s leads to %s, and from there to %s', (search, path, after) => {
  expect(choosePasswordPath(search)).toBe(path)
  expect(pathAfterChoosing(path.replace('/me/my-profile', ''))).toBe(after)
})

test('a profile opened without a one-time password leads nowhere else', () => {
  expect(pathAfterChoosing('?return=%2Fcheckout')).toBeUndefined()
})
