import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishPage } from './react-router-html.ts'

const page = (code: string) =>
  `<html><body><template nonce="mark" id="header-code">${code}</template></body></html>`
const contentSecurityPolicy = (rendered: string) => finishPage({ rendered, mark: 'mark' }).csp
const policyOf = (html: string, name: string) =>
  contentSecurityPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('R-D1 a page without custom code allows no other origin', () => {
  expect(contentSecurityPolicy('<html></html>')).not.toContain('https:')
  expect(policyOf('<html></html>', 'connect-src')).toBeUndefined()
})

test('inline code is allowed by its hash, whatever its attributes', () => {
  expect(policyOf(page('<script type="text/javascript">count()</script>'), 'script-src')).toContain(
    hash('count()'),
  )
})

test('code from another origin is allowed from there, and may send data there', () => {
  const html = page(
    '<script async src="https://count.example/c.js?id=1"></script><img src=//pixel.example/p>',
  )
  expect(policyOf(html, 'script-src')).toContain(' https://count.example')
  expect(policyOf(html, 'connect-src')).toBe("connect-src 'self' https://count.example https://pixel.example")
  expect(policyOf(html, 'img-src')).toBe("img-src 'self' data: https://count.example https://pixel.example")
})

test.each([
  '<script src="http://plain.example/a.js"></script>',
  '<script src="https://a.example; default-src *"></script>',
  `<script src="'unsafe-inline'"></script>`,
  '<script src="https://*"></script>',
  '<script src="data:text/javascript,x"></script>',
])('%s widens the policy by nothing', (code) => {
  const policy = contentSecurityPolicy(page(code))
  expect(policy).not.toMatch(
    /plain\.example|default-src \*|unsafe-inline'? https|https:\/\/\*|script-src[^;]*data:/,
  )
  expect(policyOf(page(code), 'connect-src')).toBeUndefined()
})
