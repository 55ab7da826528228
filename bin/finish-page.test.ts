import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, finishPage, takeData } from './finish-page.ts'

const ENTRY = `<script type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
import "/assets/manifest.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script>`

const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/root.js"/><style>p{color:red}</style></head><body>${body}${ENTRY}</body></html>`

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

test('module preloads leave the head and the entry starts after the first frame', () => {
  const { html } = finishPage(page('<p>Pizza</p>'))
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toMatch(/requestAnimationFrame\(\(\)=>setTimeout\(async/)
  expect(html).toContain('["/assets/root.js"]')
})

test('the start imports everything the entry imported, in its order, and the entry last', () => {
  const { html } = finishPage(page(''))
  const imported = [...html.matchAll(/await import\("([^"]+)"\)/g)].map(([, path]) => path)
  expect(imported).toEqual(['/assets/root.js', '/assets/home.js', '/assets/manifest.js', '/assets/entry.js'])
  expect(html).not.toMatch(/^\s*import /m)
})

test('an entry of an unknown shape is refused instead of leaving a page that never starts', () => {
  expect(() => finishPage('<head></head><script type="module" async="">start()</script>')).toThrow('shape')
})

test('the policy allows exactly the inline scripts and styles of the page', () => {
  const { csp } = finishPage(page('<script>one()</script><script id="two">two()</script>'))
  expect(csp).toContain(hash('one()'))
  expect(csp).toContain(hash('two()'))
  expect(csp).toContain(hash('p{color:red}'))
  expect(csp).not.toContain(hash('three()'))
  expect(csp).not.toMatch(/script-src[^;]*unsafe-inline/)
})

test('data blocks are not scripts and need no permission', () => {
  const { html, csp } = finishPage(page('<script type="application/ld+json">{"a":1}</script>'))
  expect(html).toContain('{"a":1}')
  expect(csp).not.toContain(hash('{"a":1}'))
})

test('the policy allows the inline module of a document that no server renders', () => {
  const csp = contentSecurityPolicy('<script type="module" async="">start()</script>')
  expect(csp).toContain(`script-src 'self' ${hash('start()')};`)
})

test('a page with the styles of its first frame fetches the other styles before its scripts run', () => {
  const first = page('').replace('<style>', '<style data-then="/assets/later.css">')
  const { html, csp } = finishPage(first)
  expect(html).toContain('l.href="/assets/later.css"')
  expect(html).toMatch(/await styled;await import\("\/assets\/entry.js"\)/)
  expect(csp).toContain(hash('p{color:red}'))
})

test('the data of a page leaves it whole and in order, and is fetched after the first frame', () => {
  const stream = (source: string) => `<script>window.__reactRouterContext.streamController.${source}</script>`
  const { html, data } = takeData(page(`<p>Pizza</p>${stream('enqueue("[1]\\n");')}${stream('close();')}`))
  expect(html).not.toContain('streamController')
  expect(data).toBe(
    'window.__reactRouterContext.streamController.enqueue("[1]\\n");\nwindow.__reactRouterContext.streamController.close();',
  )
  expect(finishPage(html, '/page-data/abc.js?of=%2F').html).toContain('d.src="/page-data/abc.js?of=%2F"')
})

test('the first picture is waited for, but never longer than 800 ms', () => {
  const { html } = finishPage(page('<img fetchpriority="high">'))
  expect(html).toMatch(/Promise\.race\(\[i\.decode\(\)\.catch\(.*setTimeout\(r,800\)/)
  expect(html).toContain("dataset.shown=''")
})

test('only a page that shows the map of the restaurant may frame it, and nothing but its origin (R-D2)', () => {
  const map = (origin: string) =>
    finishPage(page(`<section class="contact-map" id="map" data-frame-origin="${origin}"></section>`)).csp
  expect(map('https://maps.example:8443')).toContain('; frame-src https://maps.example:8443;')
  expect(map('http://maps.example')).not.toContain('frame-src')
  expect(map('https://maps.example; script-src *')).not.toContain('frame-src')
  expect(finishPage(page('<p>data-frame-origin="https://maps.example"</p>')).csp).not.toContain('frame-src')
})
