import sanitizeHtml, { type IOptions } from 'sanitize-html'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Headings of a page are below its name, which is the h1 or the title of a dialog (ux.md A-40). */
const FIRST_HEADING = 2
const LAST_HEADING = 6

const options: IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'address',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'abbr',
    'code',
    'pre',
    'span',
    'bdi',
    'a',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'time',
    'section',
    'article',
    'div',
    'details',
    'summary',
  ],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'type', 'reversed'],
    abbr: ['title'],
    time: ['datetime'],
    details: ['open'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // An external picture would report to another site that this page is read (ux.md R-D1).
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkOf(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
  // Deeper elements than anybody writes would exceed the stack.
  nestingLimit: 60,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
}

/**
 * The HTML of a static page without anything that could run, style or track. Applied when a page is written and again
 * when it is read, so that nothing that an older version has stored gets through.
 */
export function sanitizePage(html: string): string {
  const clean = sanitizeHtml(html, {
    ...options,
    transformTags: { ...options.transformTags, ...lowered(html) },
  })
  return clean.trim()
}

/** When a page begins its headings too high, all of them move down by as much; their relative levels stay. */
function lowered(html: string): Record<string, string> {
  const highest = HEADINGS.findIndex((tag) => new RegExp(`<${tag}[\\s>]`, 'i').test(html)) + 1
  const steps = highest === 0 ? 0 : Math.max(0, FIRST_HEADING - highest)
  return Object.fromEntries(HEADINGS.map((tag, at) => [tag, `h${Math.min(LAST_HEADING, at + 1 + steps)}`]))
}

/** A link to another site opens in a new tab and sends no referrer; an internal link stays a plain link. */
function linkOf({ href: sent = '', ...rest }: Record<string, string>): Record<string, string> {
  // Browsers read an address without its line breaks and tabs.
  const href = sent.replace(/[\n\r\t]/g, '').trim()
  const plain = Object.fromEntries(
    Object.entries(rest).filter(([name]) => name !== 'rel' && name !== 'target'),
  )
  if (!/^https?:/i.test(href)) return { ...plain, ...(href ? { href } : {}) }
  return { ...plain, href, rel: 'noopener noreferrer', target: '_blank' }
}
