import { createHash } from 'node:crypto'
import { headerCodePolicy } from './header-code-policy.ts'

// Everything that depends on the HTML of React Router and of our own document frame (storefront/app/root.tsx) is in
// this file. The markup that the build writes carries a `nonce` of this one rendering; user input cannot contain it.

/** A page as it is sent: its markup and the policy that allows exactly the scripts and styles of our build. */
export type FinishedPage = { html: string; csp: string }

/** How the data of a page is sent: as a separate file at `dataUrl`, else as a block of JSON in the page. */
export type PageParts = { rendered: string; mark: string; dataUrl?: string | undefined }

// After scripts failed to load, because the server or the connection was down for a moment, the page is reloaded, once.
const TRY_AGAIN = `const t=()=>fetch('/healthz').then(r=>r.ok?location.reload():Promise.reject()).catch(()=>setTimeout(t,3e3));if(performance.getEntriesByType('navigation')[0]?.type!='reload')setTimeout(t,3e3);`

/** Attributes that nothing reads: of links while all routes are known, of drawings while the document is HTML. */
const UNREAD = [' data-discover="true"', ' xmlns="http://www.w3.org/2000/svg"']

/** What stands where a script was: hydration finds the elements that the server rendered. */
const NO_SCRIPT = '<script></script>'

/** How long the scripts wait for the first frame and the first picture, in milliseconds. */
const FRAME_MS = 800

/** How long they wait for the frame of a picture that is ready: a browser may not tell of it, or a text is larger. */
const PICTURE_MS = 100

const CONTROLLER = 'window.__reactRouterContext.streamController'
const DATA_BLOCK = 'page-data'
const FEED_BLOCK = `for(const c of JSON.parse(document.getElementById('${DATA_BLOCK}').textContent))${CONTROLLER}.enqueue(c);${CONTROLLER}.close();`

/** The data that React Router streams into the page, as the script that passes it on; empty where there is none. */
export function readPageData({ rendered, mark }: PageParts): string {
  return markedScripts(rendered, mark)
    .map(({ source }) => source)
    .filter(isData)
    .join('\n')
}

/**
 * Rewrites what React Router renders so that the first frame waits for nothing: module preloads leave the head, and the
 * entry is imported after the first frame, together with the data. No script of the page contains user input.
 */
export function finishPage({ rendered, mark, dataUrl }: PageParts): FinishedPage {
  const own = createPolicyParts()
  const preloads: string[] = []
  const styles = new RegExp(`<style [^>]*data-then="([^"]+)"[^>]*>`).exec(rendered)?.[1]?.split(' ')
  let html = rendered.replace(/<link rel="modulepreload" [^>]*?href="([^"]+)"[^>]*>/g, (_, href: string) => {
    preloads.push(href)
    return ''
  })
  const chunks: string[] = []
  const atTheEnd: string[] = []
  const body = html.indexOf('<body')
  html = html.replace(markedPattern('script', mark), (_, attributes: string, source: string, at: number) => {
    if (isData(source)) {
      chunks.push(...readChunk(source))
      return ''
    }
    if (/ type="importmap"/.test(attributes)) return own.script(source, ' type="importmap"')
    if (!/ type="module"/.test(attributes)) {
      if (at < body) return own.script(withoutFiller(source))
      atTheEnd.unshift(withoutFiller(source))
      return NO_SCRIPT
    }
    const data = dataUrl ? fetchData(dataUrl) : FEED_BLOCK
    // One script has one hash in the policy.
    return own.script(startAfterFirstFrame(source, { preloads, styles, data, atTheEnd: atTheEnd.join(';') }))
  })
  html = html.replace(markedPattern('style', mark), (_, attributes: string, source: string) =>
    own.style(source, attributes),
  )
  const block = dataUrl ? '' : dataBlock(chunks)
  html = html.replace('</head>', () => `${block}</head>`)
  const foreign = { code: headerCodePolicy(markedTemplate(html, mark)), frames: frameSource(html, mark) }
  const csp = contentSecurityPolicy(own, foreign)
  for (const unread of [` nonce="${mark}"`, ...UNREAD]) html = html.replaceAll(unread, '')
  return { html, csp }
}

/** The policy of a document that the build has written completely: all of it is ours. */
export function policyOfBuiltDocument(html: string): string {
  const own = createPolicyParts()
  for (const [, source = ''] of html.matchAll(/<script(?: [^>]*)?>([\s\S]*?)<\/script>/g)) own.script(source)
  for (const [, source = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) own.style(source)
  return contentSecurityPolicy(own, { code: { scripts: '', origins: '' }, frames: [] })
}

type PolicyParts = ReturnType<typeof createPolicyParts>

/** Writes the scripts and styles of our build, and collects what the policy must allow for them. */
function createPolicyParts() {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
  return {
    script(source: string, attributes = ''): string {
      scripts.add(hash(source))
      return `<script${attributes}>${source}</script>`
    },
    style(source: string, attributes = ''): string {
      styles.add(hash(source))
      return `<style${attributes}>${source}</style>`
    },
    scripts: () => [...scripts].join(' '),
    styles: () => [...styles].join(' '),
  }
}

/** An element of ours with its other attributes and its content. */
const markedPattern = (name: 'script' | 'style' | 'template', mark: string): RegExp =>
  new RegExp(`<${name}(?=[^>]* nonce="${mark}")([^>]*)>([\\s\\S]*?)</${name}>`, 'g')

const markedScripts = (html: string, mark: string) =>
  [...html.matchAll(markedPattern('script', mark))].map(([, , source = '']) => ({ source }))

const markedTemplate = (html: string, mark: string): string =>
  markedPattern('template', mark).exec(html)?.[2] ?? ''

const isData = (source: string): boolean => source.startsWith(`${CONTROLLER}.`)

/** A script without white space, and without the switches of React Router that stand as they do by themselves. */
const withoutFiller = (source: string): string =>
  withoutSpace(source)
    .replace(/"future":\{(?:"\w+":false,?)*\}/, '"future":{}')
    .replace('"basename":"/",', '')
    .replace(',"isSpaMode":false', '')

/** Only what nobody has minified is indented; none of it has white space beside a sign in a text. */
const withoutSpace = (source: string): string =>
  source.includes('\n') ? source.replace(/\s*([=!&|?:,;(){}<>])\s*/g, '$1') : source

/** The text that one script of React Router's stream passes on; none where it closes the stream. */
function readChunk(source: string): string[] {
  if (source === `${CONTROLLER}.close();`) return []
  const [, text] = /^[\w.]+\.enqueue\(("[\s\S]*")\);$/.exec(source) ?? []
  if (text === undefined) throw new Error('the data of the page has a shape we do not know')
  return [JSON.parse(text) as string]
}

/** A block of data is not a script: it needs no permission, and nothing in it can end it. */
const dataBlock = (chunks: readonly string[]): string =>
  `<script type="application/json" id="${DATA_BLOCK}">${JSON.stringify(chunks).replaceAll('<', '\\u003c')}</script>`

const fetchData = (url: string): string =>
  `const d=document.createElement('script');d.src=${JSON.stringify(url)};document.head.append(d);`

type StartParts = {
  preloads: readonly string[]
  styles: readonly string[] | undefined
  /** The script that passes the data of the page on. */
  data: string
  /** The scripts that React Router wrote after the page: they make its context and restore the scroll position. */
  atTheEnd: string
}

/**
 * Turns the static imports of the entry module into one dynamic start; the preloads fetch all of it in parallel. It
 * waits until the first frame or, where there is one, the first visible picture is on the screen, which is later than
 * the callback that prepared the frame; then the other pictures are loaded too (`data-shown`). Where the guest comes back to
 * a page, its scroll position is restored before the first frame; on a new one there is none, and asking the history and
 * the storage for it takes a slow phone 20 ms.
 */
function startAfterFirstFrame(source: string, { preloads, styles, data, atTheEnd }: StartParts): string {
  const dynamic = source
    .replace(/^;?\s*import \* as (\w+) from ("[^"]+");?/gm, 'const $1=await import($2);')
    .replace(/^;?\s*import ("[^"]+");?/gm, 'await import($1);')
    .replace(/^\s*import\(("[^"]+")\);?\s*$/m, `${styles ? 'await styled;' : ''}await import($1);`)
  if (!dynamic.includes('await import(')) throw new Error('the entry of the page has a shape we do not know')
  // Each link starts a request, a few milliseconds of a slow phone: presses between them are answered.
  const preload = `let n=0;for(const href of ${JSON.stringify(preloads)}){n++%8||await self.scheduler?.yield?.();const l=document.createElement('link');l.rel='modulepreload';l.href=href;document.head.append(l)}`
  const start = `async()=>{document.documentElement.dataset.shown='';try{s()}catch{}${styles ? laterSheets(styles) : ''}${data}${preload}try{${dynamic}}catch(e){${TRY_AGAIN}throw e}}`
  const until = `setTimeout(r,${FRAME_MS});i?.decode().catch(()=>{}).then(()=>setTimeout(r,${PICTURE_MS}));new PerformanceObserver(l=>{for(const e of l.getEntries())i&&e.element!=i||r()}).observe({type:i?'largest-contentful-paint':'paint',buffered:true})`
  // A browser that refuses the storage ends the script that restores the scroll position with an error.
  return `{let s=()=>{s=()=>{};${atTheEnd}};requestAnimationFrame(()=>setTimeout(()=>{const i=document.querySelector('img[fetchpriority=high]');new Promise(r=>{${until}}).then(${start})}));history.state?.key&&s()}`
}

/**
 * Loads the deferred style sheets one after the other, each applied in a frame of its own: all at once would keep a slow phone
 * busy for long. The scripts wait for them, so that nothing they show is unstyled.
 */
function laterSheets(hrefs: readonly string[]): string {
  return `const styled=(async()=>{for(const href of ${JSON.stringify(hrefs)}){await new Promise(done=>{const l=document.createElement('link');l.rel='stylesheet';l.href=href;l.onload=l.onerror=done;document.head.append(l)});await new Promise(requestAnimationFrame)}})();`
}

type Foreign = { code: { scripts: string; origins: string }; frames: string[] }

function contentSecurityPolicy(own: PolicyParts, { code, frames }: Foreign): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${own.scripts()}${code.scripts}`,
    `style-src 'self' ${own.styles()}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${code.origins}`,
    // Without foreign origins a worker falls under the scripts.
    ...(code.origins ? [`connect-src 'self'${code.origins}`, "worker-src 'self'"] : []),
    ...frames,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** The only external address a page may frame: the map of the contact page, which names it itself (ux.md R-D2). */
function frameSource(html: string, mark: string): string[] {
  const section = new RegExp(`<section (?=[^>]* nonce="${mark}")[^>]* data-frame-origin="([^"]*)"`)
  const [, origin = ''] = section.exec(html) ?? []
  return /^https:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? [`frame-src ${origin}`] : []
}
