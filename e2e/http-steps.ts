/** Requests a page as a German browser does, without following redirects. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers: { 'accept-language': 'de', ...headers }, redirect: 'manual' })
}

/** The HTML of a page that is there. */
export async function htmlOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await ask(url, headers)
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return answer.text()
}

/** Every element of a kind, with what is inside, whose opening tag matches. */
export function elements(html: string, tag: string, opening = /./): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>[\\s\\S]*?</${tag}>`, 'g'))]
    .map(([found]) => found)
    .filter((found) => opening.test(found.slice(0, found.indexOf('>') + 1)))
}

/** The text of HTML for a reader: without tags, scripts, styles and comments, every space a plain one. */
export function textOf(html: string | undefined): string {
  return (html ?? '')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/(?:li|p|div|h\d|dt|dd|tr|td|th|a|span)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The value of an attribute of the first tag that matches. */
export function attribute(html: string, tag: RegExp, name: string): string | undefined {
  const [found = ''] = tag.exec(html) ?? []
  return new RegExp(`\\b${name}="([^"]*)"`).exec(found)?.[1]
}
