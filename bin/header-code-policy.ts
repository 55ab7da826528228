import { createHash } from 'node:crypto'

/** What a page's policy allows for the restaurant's custom code; all empty on a page without any. */
export type HeaderCodePolicy = { scripts: string; origins: string }

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/**
 * The code is in a `template`, where nothing runs, until the guest has consented (ux.md R-D1, G7). So that it can run
 * then, exactly its inline scripts are allowed by hash, and the addresses it names by origin.
 */
export function headerCodePolicy(code: string): HeaderCodePolicy {
  const hashes = [...code.matchAll(SCRIPT)]
    .map(([, , source = '']) => source)
    .filter((source) => source.trim() !== '')
    .map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  const origins = [...code.matchAll(SOURCE)]
    .map(([, double, single, bare]) => originOf(double ?? single ?? bare ?? ''))
    .filter((origin) => origin !== undefined)
  const once = (values: readonly string[]) => [...new Set(values)].map((value) => ` ${value}`).join('')
  return { scripts: once([...hashes, ...origins]), origins: once(origins) }
}

/** The origin of an external address; only https, and nothing that could end a policy. */
function originOf(address: string): string | undefined {
  return /^(?:https:)?(\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?)(?:[/?#]|$)/i
    .exec(address.trim())?.[1]
    ?.replace(/^/, 'https:')
}
