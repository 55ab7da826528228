import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { finishPage, policyOfBuiltDocument, readPageData } from './react-router-html.ts'

const mark = 'one-rendering'
const own = ` nonce="${mark}"`

const ENTRY = `<script${own} type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
import "/assets/manifest.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script>`

const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/root.js"/><style${own}>p{color:red}</style></head><body>${body}${ENTRY}</body></html>`
const withLaterStyles = (body: string) =>
  page(body).replace('<style', '<style data-then="/assets/menu.css /assets/orders.css"')
const stream = (source: string) =>
  `<script${own}>window.__reactRouterContext.streamController.${source}</script>`
const finish = (rendered: string, dataUrl?: string) => finishPage({ rendered, mark, dataUrl })
const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

type Timer = { run: () => void; ms: number }

type Opened = { key?: string; picture?: object }

/** A browser that has prepared the first frame of a page, and in which nothing happens by itself; its scripts never arrive. */
function open(rendered: string, { key, picture = { decode: async () => {} } }: Opened = {}) {
  const [, source = ''] = /<script>([^<]+[^]*)<\/script>/.exec(finish(rendered).html) ?? []
  const links: { rel?: string; href?: string; onload?: () => void }[] = []
  const frames: (() => void)[] = []
  const noted: string[] = []
  let isFed = false
  const dataset: Record<string, string> = {}
  const timers: Timer[] = []
  const observers = new Map<string, (list: object) => void>()
  runInNewContext(source, {
    document: {
      documentElement: { dataset },
      getElementById: () => ({ textContent: '[]' }),
      querySelector: () => (rendered.includes('<img') ? picture : null),
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    window: { __reactRouterContext: { streamController: { close: () => (isFed = true) } } },
    history: { state: key === undefined ? null : { key } },
    note: (what: string) => noted.push(what),
    refuse: () => {
      throw new Error('the storage is refused')
    },
    self: { scheduler: { yield: () => new Promise(() => {}) } },
    setTimeout: (run: () => void, ms = 0) => (ms === 0 ? run() : timers.push({ run, ms })),
    requestAnimationFrame: (run: () => void) => frames.push(run),
    PerformanceObserver: function PerformanceObserver(told: (list: object) => void) {
      return { observe: ({ type }: { type: string }) => observers.set(type, told) }
    },
  })
  const nextFrame = () => frames.splice(0).forEach((run) => run())
  nextFrame()
  return {
    picture,
    noted,
    fed: () => isFed,
    nextFrame,
    styles: () => links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href),
    loadStyles: () => links.forEach(({ onload }) => onload?.()),
    paint: (type: string, element?: unknown) => observers.get(type)?.({ getEntries: () => [{ element }] }),
    pass: (ms: number) => timers.filter((timer) => timer.ms <= ms).forEach(({ run }) => run()),
    hasStarted: async () => {
      await setImmediate()
      return 'shown' in dataset
    },
  }
}

describe('the start of a page', () => {
  test('module preloads leave the head and are listed for the start', () => {
    const { html } = finish(page('<p>Pizza</p>'))
    expect(html).not.toContain('<link rel="modulepreload"')
    expect(html).not.toContain('type="module"')
    expect(html).toContain('["/assets/root.js"]')
  })

  test('the start imports everything the entry imported, in its order, and the entry last', () => {
    const { html } = finish(page(''))
    const imported = [...html.matchAll(/await import\("([^"]+)"\)/g)].map(([, path]) => path)
    expect(imported).toEqual([
      '/assets/root.js',
      '/assets/home.js',
      '/assets/manifest.js',
      '/assets/entry.js',
    ])
    expect(html).not.toMatch(/^\s*import /m)
  })

  test('the import map that leads to the messages of a language stays what it is and is allowed by its hash', () => {
    const map = '{"imports":{"messages/":"/assets/de/"}}'
    const { html, csp } = finish(
      page('').replace('<style', `<script type="importmap"${own}>${map}</script><style`),
    )
    expect(html).toContain(`<script type="importmap">${map}</script>`)
    expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('requestAnimationFrame'))
    expect(csp).toContain(hash(map))
  })

  test('scripts of the frame come without white space and without switches that are off', () => {
    const context = `<script${own}>window.c = {"basename":"/","future":{"unstable_a":false,"unstable_b":false},"ssr":true,"isSpaMode":false};\n\t\tgo();</script>`
    expect(finish(page(context)).html).toContain(';window.c={"future":{},"ssr":true};go();}')
  })

  test('the scripts of the body are one, with one hash; their elements stay', () => {
    const { html, csp } = finish(
      page(`<script${own}>scroll()</script><i></i><script${own}>context()</script>`),
    )
    const [, last = ''] = /<script>([^<]+)<\/script><\/body>/.exec(html) ?? []
    expect(last).toContain('context();scroll()}')
    expect(csp).toContain(`script-src 'self' ${hash(last)};`)
    expect(html).toContain('<body><script></script><i></i><script></script><script>')
  })

  const withScroll = page(`<script${own}>note('scrolled')</script><script${own}>note('context')</script>`)

  test('a new page restores no scroll position before its first frame', async () => {
    const browser = open(withScroll)
    expect(browser.noted).toEqual([])
    browser.paint('paint')
    await browser.hasStarted()
    expect(browser.noted).toEqual(['context', 'scrolled'])
  })

  test('a page that the guest comes back to restores its scroll position before its first frame, once', async () => {
    const browser = open(withScroll, { key: 'abc' })
    expect(browser.noted).toEqual(['context', 'scrolled'])
    browser.paint('paint')
    await browser.hasStarted()
    expect(browser.noted).toEqual(['context', 'scrolled'])
  })

  test('a page starts where the browser refuses the storage of the scroll position', async () => {
    const browser = open(page(`<script${own}>refuse()</script>`))
    browser.paint('paint')
    expect(await browser.hasStarted()).toBe(true)
    expect(browser.fed()).toBe(true)
  })

  test('attributes that nothing reads stay away', () => {
    const link =
      '<a href="/" data-discover="true"><svg xmlns="http://www.w3.org/2000/svg" width="2"></svg></a>'
    expect(finish(page(link)).html).toContain('<a href="/"><svg width="2"></svg></a>')
  })

  test('an entry of an unknown shape is refused instead of leaving a page that never starts', () => {
    const strange = `<head></head><script${own} type="module" async="">start()</script>`
    expect(() => finish(strange)).toThrow('shape')
  })

  test('a page with critical styles loads the others one after the other, a frame apart, before its scripts run', async () => {
    const { html, csp } = finish(withLaterStyles(''))
    expect(html).toMatch(/await styled;await import\("\/assets\/entry.js"\)/)
    expect(csp).toContain(hash('p{color:red}'))

    const browser = open(withLaterStyles('<p>Pizza</p>'))
    browser.paint('paint')
    await browser.hasStarted()
    expect(browser.styles()).toEqual(['/assets/menu.css'])
    browser.loadStyles()
    await browser.hasStarted()
    expect(browser.styles()).toEqual(['/assets/menu.css'])
    browser.nextFrame()
    await browser.hasStarted()
    expect(browser.styles()).toEqual(['/assets/menu.css', '/assets/orders.css'])
  })

  test('the scripts start once the first frame is on the screen, not when it was only prepared', async () => {
    const browser = open(page('<p>Pizza</p>'))
    expect(await browser.hasStarted()).toBe(false)
    browser.paint('paint')
    expect(await browser.hasStarted()).toBe(true)
  })

  test('the scripts start once the first picture is on the screen, whatever text was there before', async () => {
    const browser = open(page('<img fetchpriority="high">'))
    browser.paint('largest-contentful-paint', 'a text')
    expect(await browser.hasStarted()).toBe(false)
    browser.paint('largest-contentful-paint', browser.picture)
    expect(await browser.hasStarted()).toBe(true)
  })

  test('a picture that is ready delays the scripts by 100 ms where the browser tells of no frame', async () => {
    const browser = open(page('<img fetchpriority="high">'))
    browser.pass(99)
    expect(await browser.hasStarted()).toBe(false)
    browser.pass(100)
    expect(await browser.hasStarted()).toBe(true)
  })

  test('a picture that does not come delays the scripts by 800 ms', async () => {
    const browser = open(page('<img fetchpriority="high">'), {
      picture: { decode: () => new Promise(() => {}) },
    })
    await browser.hasStarted()
    browser.pass(799)
    expect(await browser.hasStarted()).toBe(false)
    browser.pass(800)
    expect(await browser.hasStarted()).toBe(true)
  })
})

describe('the data of a page', () => {
  const text = 'Hello </script><script>alert(1)</script> "Ada"\n'
  const enqueue = `enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});`
  const rendered = page(`<p>Pizza</p>${stream(enqueue)}${stream('close();')}`)

  test('is a separate script where all guests get the same page', () => {
    expect(readPageData({ rendered, mark })).toBe(
      `window.__reactRouterContext.streamController.${enqueue}\nwindow.__reactRouterContext.streamController.close();`,
    )
    const { html } = finish(rendered, '/page-data/abc.js?of=%2F')
    expect(html).not.toContain('streamController')
    expect(html).toContain('d.src="/page-data/abc.js?of=%2F"')
  })

  test('is a block of JSON elsewhere, so that no script contains text that was typed', () => {
    const { html, csp } = finish(rendered)
    const [, block = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(block)).toEqual([text])
    expect(html.match(/<script>[^<]*Ada/)).toBeNull()
    expect(csp).not.toContain(hash(`window.__reactRouterContext.streamController.${enqueue}`))
  })

  test('of an unknown shape is refused', () => {
    expect(() => finish(page(stream('enqueue(steal());')))).toThrow('shape')
  })
})

describe('the content policy', () => {
  test('allows the scripts and styles of our build', () => {
    const scripts = `<script${own}>one()</script><script${own} id="two">two()</script></head>`
    const { html, csp } = finish(page('').replace('</head>', scripts))
    for (const source of ['one()', 'two()', 'p{color:red}']) expect(csp).toContain(hash(source))
    expect(csp).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(html).not.toContain(mark)
  })

  test('allows a service worker and a manifest of this shop alone', () => {
    const { csp } = finish(
      page(`<template id="header-code"${own}><script src="https://count.example/x.js"></script></template>`),
    )
    expect(csp).toContain('https://count.example')
    // Without a word of its own, a manifest falls under the default.
    expect(csp).toMatch(/^default-src 'self'; .*; worker-src 'self'; /)
    expect(csp).not.toContain('manifest-src')
  })

  test.each([
    '<script>alert(1)</script>',
    '<script nonce="guessed">alert(1)</script>',
    '<script type="module" async="">alert(1)</script>',
    '<script>window.__reactRouterContext.streamController.close();alert(1)</script>',
    '<template id="header-code"><script>alert(1)</script></template>',
    '<template id="header-code"><script src="https://evil.example/x.js"></script></template>',
    '<style>alert(1)</style>',
    '<section class="contact-map" data-frame-origin="https://evil.example"></section>',
  ])('allows nothing that was typed into the page: %s', (injected) => {
    const { csp } = finish(page(injected))
    expect(csp).toBe(finish(page('')).csp)
  })

  test('data blocks are not scripts and need no permission', () => {
    const { html, csp } = finish(page('<script type="application/ld+json">{"a":1}</script>'))
    expect(html).toContain('{"a":1}')
    expect(csp).not.toContain(hash('{"a":1}'))
  })

  test('a document that the build has written completely is allowed as a whole', () => {
    const csp = policyOfBuiltDocument('<script type="module" async="">start()</script>')
    expect(csp).toContain(`script-src 'self' ${hash('start()')};`)
  })

  test('only a page that shows the map of the restaurant may frame it, and nothing but its origin (R-D2)', () => {
    const map = (origin: string) =>
      finish(page(`<section class="contact-map" id="map"${own} data-frame-origin="${origin}"></section>`)).csp
    expect(map('https://maps.example:8443')).toContain('; frame-src https://maps.example:8443;')
    expect(map('http://maps.example')).not.toContain('frame-src')
    expect(map('https://maps.example; script-src *')).not.toContain('frame-src')
  })
})
