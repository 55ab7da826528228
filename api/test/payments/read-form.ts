type Branch = { [name: string]: Branch | string }

/** A form with brackets as nested objects of texts: `a[0][b]=1` becomes `{ a: [{ b: '1' }] }`. */
export function readForm(text: string): Record<string, unknown> {
  const root: Branch = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = [
      name.replace(/\[.*$/, ''),
      ...[...name.matchAll(/\[(.*?)\]/g)].map(([, step]) => step ?? ''),
    ]
    const last = steps.pop() ?? ''
    let branch = root
    for (const step of steps) {
      const inner = branch[step] ?? {}
      if (typeof inner === 'string') break
      branch[step] = inner
      branch = inner
    }
    branch[last === '' ? String(Object.keys(branch).length) : last] = value
  }
  return withLists(root) as Record<string, unknown>
}

function withLists(value: Branch | string): unknown {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
