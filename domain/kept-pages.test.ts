import { describe, expect, test } from 'vitest'
import {
  documentPath,
  isOrderPage,
  isPart,
  isPlainQuery,
  isPublic,
  isShopPage,
  markKept,
  pageNeeds,
} from './kept-pages.ts'

describe('what the device stores for guests without a connection', () => {
  test.each([
    [200, 'public, max-age=0, must-revalidate', true],
    [200, 'no-store', false],
    [200, 'private, max-age=60', false],
    [200, null, false],
    [404, 'public, max-age=60', false],
    [503, 'public', false],
  ])('status %i with %j counts as the same for all guests: %j', (status, cacheControl, expected) => {
    expect(isPublic(status, cacheControl)).toBe(expected)
  })

  test.each([
    '/api/cart',
    '/api',
    '/backoffice/',
    '/backoffice/orders',
    '/b/nord/api/menu',
    '/b/nord',
    '/metrics',
  ])('%s is left to the network alone', (path) => expect(isShopPage(path)).toBe(false))

  test.each(['/', '/menu/pizza', '/checkout', '/bestellen', '/apiary', '/order/abc'])(
    '%s is a page that the device may show',
    (path) => expect(isShopPage(path)).toBe(true),
  )

  test.each([
    ['/order/abc', true],
    ['/me/my-orders/A1', true],
    ['/order/', false],
    ['/order/a/calendar.ics', false],
    ['/me/my-orders', false],
    ['/me/my-profile', false],
  ])('%s is the page of one order: %j', (path, expected) => {
    expect(isOrderPage(path)).toBe(expected)
  })

  test.each(['/section-data/pizza', '/dish-data/pizza/margherita', '/page-text/imprint', '/menu-index'])(
    '%s is a part of the menu',
    (path) => expect(isPart(path)).toBe(true),
  )

  test.each(['/api/menu', '/menu/pizza.data', '/menu-index/x'])('%s is no part of the menu', (path) => {
    expect(isPart(path)).toBe(false)
  })

  test.each([
    ['', true],
    ['?utm_source=mail&fbclid=1', true],
    ['?cart=1', true],
    ['?dish=pizza/margherita', true],
    ['?table=7', false],
    ['?x=1&lang=en', false],
    ['?branch', false],
    ['?payment=p1&sess=s1', false],
  ])('a page at %j may be stored under its path: %j', (search, expected) => {
    expect(isPlainQuery(search)).toBe(expected)
  })

  test.each([
    ['/_.data', '/'],
    ['/_root.data', '/'],
    ['/menu/pizza.data', '/menu/pizza'],
    ['/menu/pizza', undefined],
    ['.data', undefined],
  ])('the document of %s is %s', (path, expected) => {
    expect(documentPath(path)).toBe(expected)
  })
})

describe('a document', () => {
  const html = `<!DOCTYPE html><html lang="de" dir="ltr" data-branch="nord"><head>
    <script type="importmap">{"imports":{"messages/":"/assets/de-sie/"}}</script>
    <style data-then="/assets/later-a1.css">p{}</style></head><body><img src="/media/a/240.avif">
    <script>for(const href of ["/assets/react-b2.js","/assets/shop-c3.js"]){}
    d.src="/page-data/Qr1-_x.js?of=%2Fmenu%2Fpizza";const route0=await import("/assets/shop-c3.js")</script></body></html>`

  test('needs its scripts, styles, messages and data, and belongs to a language and a branch', () => {
    expect(pageNeeds(html)).toEqual({
      assets: ['/assets/later-a1.css', '/assets/react-b2.js', '/assets/shop-c3.js'],
      data: '/page-data/Qr1-_x.js?of=%2Fmenu%2Fpizza',
      messages: '/assets/de-sie/',
      scope: 'de nord',
    })
  })

  test('that carries its own data needs no other', () => {
    expect(pageNeeds('<html lang="en"><script src="/assets/a.js"></script>')).toMatchObject({
      data: undefined,
      messages: undefined,
      scope: 'en ',
    })
  })

  test('from memory carries the hour at which it was fetched, and its tag as it was sent', () => {
    expect(markKept('<!DOCTYPE html><html lang="de">', '2026-11-23T17:40:00.000Z', '"a&$1-br"')).toBe(
      '<!DOCTYPE html><html data-kept-at="2026-11-23T17:40:00.000Z" data-kept-etag="&quot;a&amp;$1-br&quot;" lang="de">',
    )
  })
})
