const TAGS = new Set('p br hr h2 h3 h4 ul ol li strong b em i u s a blockquote code'.split(' '))
const LINK_ATTRIBUTES = /^(?:\s+(?:href|rel|target)="[^"]*")*\s*$/
const TAG = /<\/?([a-z][a-z0-9]*)([^>]*?)\/?>/gi

/** Whether the editor of texts can hold everything of some sanitised HTML; what it cannot hold it would drop. */
export function isRichText(html: string): boolean {
  return [...html.matchAll(TAG)].every(([, tag = '', attributes = '']) => {
    const name = tag.toLowerCase()
    if (!TAGS.has(name)) return false
    return name === 'a' ? LINK_ATTRIBUTES.test(attributes) : attributes.trim() === ''
  })
}
