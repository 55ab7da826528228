const KEY = 'consent'

export type Choice = 'accepted' | 'rejected'

/** What the guest has decided, when, and about which code: other code is another question (ux.md R-D1). */
type Consent = { choice: Choice; at: string; code: string }

/** The restaurant's code for the page head, which lies in the page without effect; undefined when there is none. */
export const headerCode = (): HTMLTemplateElement | undefined =>
  document.querySelector<HTMLTemplateElement>('template#header-code') ?? undefined

/** The decision about exactly this code; undefined when the guest has not decided yet. */
export function readChoice(code: string): Choice | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Consent | null
    return kept?.code === fingerprint(code) ? kept.choice : undefined
  } catch {
    return undefined
  }
}

/** Keeps the decision with its moment, as proof. Without storage it holds for this page. */
export function keepChoice(code: string, choice: Choice, now: Date): void {
  try {
    const consent: Consent = { choice, at: now.toISOString(), code: fingerprint(code) }
    localStorage.setItem(KEY, JSON.stringify(consent))
  } catch {
    // Asked again on the next page.
  }
}

/** Puts the code into the head. Scripts that were only parsed never run, so each is made anew. */
export function runHeaderCode({ content }: HTMLTemplateElement): void {
  for (const node of content.cloneNode(true).childNodes) document.head.append(alive(node))
}

function alive(node: Node): Node {
  if (!(node instanceof HTMLScriptElement)) return node.cloneNode(true)
  const script = document.createElement('script')
  for (const { name, value } of node.attributes) script.setAttribute(name, value)
  script.textContent = node.textContent
  return script
}

/** A fingerprint of a text; collision resistance is not needed. */
function fingerprint(text: string): string {
  let sum = 5381
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0
  return `${text.length}-${sum.toString(36)}`
}
