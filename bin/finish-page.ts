import { createHash } from 'node:crypto'
import { headerCodePolicy } from './header-code-policy.ts'

/** A page as it is sent: its markup and the policy that allows exactly its own scripts. */
export type FinishedPage = { html: string; csp: string }

// Presses on buttons before the scripts are there are kept and replayed; links work by themselves.
const TAP_QUEUE = `(()=>{const q=[],keep=e=>{const b=e.target.closest&&e.target.closest('button');if(b){e.preventDefault();e.stopImmediatePropagation();q.push(b)}};addEventListener('click',keep,true);globalThis.replayTaps=()=>{removeEventListener('click',keep,true);globalThis.replayTaps=undefined;for(const b of q)if(b.isConnected)b.click()}})()`

// Scripts that did not come, because the house or the line was away for a moment, come with the page: it is fetched anew,
// once.
const TRY_AGAIN = `const t=()=>fetch('/healthz').then(r=>r.ok?location.reload():Promise.reject()).catch(()=>setTimeout(t,3e3));if(performance.getEntriesByType('navigation')[0]?.type!='reload')setTimeout(t,3e3);`

/** How long the scripts wait for the first picture, in milliseconds. */
const PICTURE_MS = 800

/** The data that React Router streams into the page, cut out of it: `data` is a script that hands it over later. */
export function takeData(rendered: string): { html: string; data: string } {
  const parts: string[] = []
  const html = rendered.replace(
    /<script>(window\.__reactRouterContext\.streamController\.(?:enqueue|close)\([\s\S]*?)<\/script>/g,
    (_, source: string) => {
      parts.push(source)
      return ''
    },
  )
  return { html, data: parts.join('\n') }
}

/**
 * Rewrites what React Router renders so that the first frame waits for nothing: module preloads leave the head, and the
 * entry is imported after the first frame, together with the data at `dataUrl`. Every inline script is then allowed by
 * its hash.
 */
export function finishPage(rendered: string, dataUrl?: string): FinishedPage {
  const preloads: string[] = []
  const styles = /<style data-then="([^"]+)"/.exec(rendered)?.[1]
  let html = rendered.replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href: string) => {
    preloads.push(href)
    return ''
  })
  html = html.replace(/<script type="module" async="">([\s\S]*?)<\/script>/, (_, source: string) =>
    script(startAfterFirstFrame(source, preloads, styles, dataUrl)),
  )
  html = html.replace('</head>', `${script(TAP_QUEUE)}</head>`)
  return { html, csp: contentSecurityPolicy(html) }
}

function script(source: string): string {
  return `<script>${source}</script>`
}

/**
 * Turns the static imports of the entry module into one dynamic start; the preloads fetch all of it side by side. It
 * waits for the first frame and, at most `PICTURE_MS`, for the picture that people see first; then the other pictures
 * come too (`data-shown`).
 */
function startAfterFirstFrame(
  source: string,
  preloads: string[],
  styles: string | undefined,
  dataUrl: string | undefined,
): string {
  const dynamic = source
    .replace(/^;?\s*import \* as (\w+) from ("[^"]+");?/gm, 'const $1=await import($2);')
    .replace(/^;?\s*import ("[^"]+");?/gm, 'await import($1);')
    .replace(/^\s*import\(("[^"]+")\);?\s*$/m, `${styles ? 'await styled;' : ''}await import($1);`)
  if (!dynamic.includes('await import(')) throw new Error('the entry of the page has a shape we do not know')
  const preload = `for(const href of ${JSON.stringify(preloads)}){const l=document.createElement('link');l.rel='modulepreload';l.href=href;document.head.append(l)}`
  const data = dataUrl
    ? `const d=document.createElement('script');d.src=${JSON.stringify(dataUrl)};document.head.append(d);`
    : ''
  const start = `async()=>{document.documentElement.dataset.shown='';${styles ? laterSheet(styles) : ''}${data}${preload}try{${dynamic}}catch(e){${TRY_AGAIN}throw e}}`
  return `requestAnimationFrame(()=>setTimeout(async()=>{const i=document.querySelector('img[fetchpriority=high]');if(i)await Promise.race([i.decode().catch(()=>{}),new Promise(r=>setTimeout(r,${PICTURE_MS}))]);requestAnimationFrame(()=>setTimeout(${start}))}))`
}

/** Fetches the later sheet; the scripts wait for it, so that nothing they show is without its styles. */
function laterSheet(href: string): string {
  return `const styled=new Promise(done=>{const l=document.createElement('link');l.rel='stylesheet';l.href=${JSON.stringify(href)};l.onload=l.onerror=done;document.head.append(l)});`
}

/** A policy that allows a document its own files and exactly the scripts and styles that stand in it. */
export function contentSecurityPolicy(html: string): string {
  const hashes = (pattern: RegExp) =>
    [...html.matchAll(pattern)]
      .map(
        ([, source]) =>
          `'sha256-${createHash('sha256')
            .update(source ?? '')
            .digest('base64')}'`,
      )
      .filter((hash, at, all) => all.indexOf(hash) === at)
      .join(' ')
  const own = headerCodePolicy(html)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes(/<script(?: id="[^"]*"| type="module" async="")?>([\s\S]*?)<\/script>/g)}${own.scripts}`,
    `style-src 'self' ${hashes(/<style[^>]*>([\s\S]*?)<\/style>/g)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${own.origins}`,
    ...(own.origins ? [`connect-src 'self'${own.origins}`] : []),
    ...frameSource(html),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** The one foreign address a page may frame: the map of the contact page, which names it itself (ux.md R-D2). */
function frameSource(html: string): string[] {
  const [, origin] =
    /<section class="contact-map"[^>]* data-frame-origin="(https:\/\/[\w.-]+(?::\d+)?)"/.exec(html) ?? []
  return origin ? [`frame-src ${origin}`] : []
}
