import { hash } from 'node:crypto'
import { errorCodes } from '#contract/errors.ts'
import type { JsonSchema, OpenApi, Operation } from '#contract/openapi.ts'
import { escapeHtml } from '#domain/notifications/escape-html.ts'

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
nav ul{columns:12rem;padding:0;list-style:none}
nav a{display:inline-block;padding:.625rem 0}
section section{border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.75rem 0;margin-top:1rem}
h3{margin:.5rem 0;overflow-wrap:anywhere}
h3,h3 code{font-size:1.0625rem;font-weight:700}
h4{font-size:.875rem;margin:1.25rem 0 .375rem}
pre,code{font:.875rem/1.5 ui-monospace,monospace}
pre{overflow-x:auto;margin:0;padding:.75rem;border-radius:.5rem;background:color-mix(in srgb,currentColor 7%,transparent)}
details{margin:.5rem 0}
summary{cursor:pointer;padding:.625rem 0;width:fit-content}
table{border-collapse:collapse}
th,td{text-align:start;padding:.25rem 1rem .25rem 0}
dt{font-weight:600}
dd{margin:0 0 .5rem}
a:focus-visible,pre:focus-visible,summary:focus-visible{outline:2px solid;outline-offset:2px}
`

/** Nothing but the style of the page itself. */
export const apiDocsPolicy =
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The description of the API as a page to read: each call with what it takes and answers, then the named types. */
export function apiDocsPage(openApi: OpenApi): string {
  const calls = Object.entries(openApi.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  )
  const sections = openApi.tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags[0] === name)
    return `<section id="${anchor(name)}"><h2>${escapeHtml(name)}</h2>${own.map(showCall).join('')}</section>`
  })
  const types = Object.entries(openApi.components.schemas).map(
    ([name, schema]) =>
      `<section id="type-${anchor(name)}"><h3>${escapeHtml(name)}</h3>${showSchema(schema)}</section>`,
  )
  const links = openApi.tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API of ${escapeHtml(openApi.info.title)}</title><style>${STYLE}</style></head><body><main>
<h1>API of ${escapeHtml(openApi.info.title)}</h1>
<p>All paths stand below <code>/api</code>; those of a branch below <code>/b/{branch}/api</code>. Amounts are decimal euros,
moments ISO 8601. Sign in with <code>Authorization: Bearer</code> or the session cookie. The same as
<a href="openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Modules"><ul>${links.join('')}<li><a href="#errors">errors</a></li><li><a href="#types">types</a></li></ul></nav>
${sections.join('\n')}
${errors}
<section id="types"><h2>types</h2>${types.join('')}</section>
</main></body></html>
`
}

type Call = { path: string; method: string; operation: Operation }

function showCall({ path, method, operation }: Call): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const takes = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<dt><code>${escapeHtml(name)}</code> (${place}${required ? '' : ', optional'})</dt>` +
      `<dd><code>${typeOf(schema, '')}</code>${schema.description ? ` ${escapeHtml(schema.description)}` : ''}</dd>`,
  )
  const body = Object.values(requestBody?.content ?? {}).map(
    ({ schema, example }) => `<h4>Body</h4>${showSchema(schema)}${showExample(example)}`,
  )
  const answer = Object.entries(responses['200']?.content ?? {}).map(
    ([type, { schema, example }]) =>
      `<h4>Answer (${escapeHtml(type)})</h4>${showSchema(schema)}${showExample(example)}`,
  )
  const refusals = Object.keys(responses).filter((status) => Number(status) >= 400)
  return (
    `<section id="${anchor(operationId)}"><h3><code>${method} ${escapeHtml(path)}</code></h3>` +
    `<p>${escapeHtml(summary)}. ${escapeHtml(description)}</p>` +
    `${takes.length > 0 ? `<dl>${takes.join('')}</dl>` : ''}${body.join('')}${answer.join('')}` +
    `<p>Refused with ${refusals.join(', ')}; see <a href="#errors">errors</a>.</p></section>`
  )
}

const showExample = (example: unknown): string =>
  example === undefined
    ? ''
    : `<details><summary>Example</summary><pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre></details>`

const errors = `<section id="errors"><h2>errors</h2>
<p>Wrong fields are answered 422 with the messages of each in <code>data</code>. Every other refusal has a <code>message</code> in
the language of the caller, a <code>code</code> of this list and a <code>requestId</code>; 429 and 503 say in
<code>Retry-After</code> when to try again.</p>
<table><thead><tr><th scope="col">Status</th><th scope="col">Code</th></tr></thead><tbody>${Object.entries(
  errorCodes,
)
  .map(([code, status]) => `<tr><td>${status}</td><td><code>${code}</code></td></tr>`)
  .join('')}</tbody></table></section>`

const anchor = (name: string): string => name.replace(/\W+/g, '-')

const showSchema = (schema: JsonSchema): string => `<pre tabindex="0">${typeOf(schema, '')}</pre>`

/** A schema in the notation of TypeScript, as HTML; named types are links. */
function typeOf(schema: JsonSchema, indent: string): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `<a href="#type-${anchor(name)}">${escapeHtml(name)}</a>`
  }
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => typeOf(choice, indent)).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => typeOf(part, indent)).join(' &amp; ')
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => typeOf(item, indent)).join(', ')}]`
  if (schema.type === 'array') return `Array&lt;${typeOf(schema.items || {}, indent)}&gt;`
  if (schema.type === 'object') return objectOf(schema, indent)
  return escapeHtml(schema.type ?? 'unknown')
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const note = schema.description ? `  // ${escapeHtml(schema.description)}` : ''
    return `${inner}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)}${note}`
  })
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name: string]: ${typeOf(additionalProperties, inner)}`)
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}
