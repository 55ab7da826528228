import { createContext, Script } from 'node:vm'
import { Parser } from 'htmlparser2'
import { settings } from '#contract/settings.ts'

/** Ends everything that a text can stand in, and then runs, loads or leads to a script of its own. */
const HOSTILE = `"'></title></style></textarea></template></script><script>xss7()</script><img src=x7 onerror=xss7()><svg/onload=xss7()><a href=javascript:xss7()>{{7*7}}{x,plural,}\u2028\u202e=cmd`
const LINK = 'javascript:xss7()'

const COLUMNS = ['name', 'description', 'food_info', 'text']
const TABLES =
  'languages translations branches areas categories sizes products combos combo_slots variants options extras notices tables'
/** Texts with a form of their own: what is no country is no shop. */
const FORMED = [
  'COUNTRY',
  'TIME_ZONE',
  'RESTAURANT_COORDINATES',
  'TIP_PERCENTS',
  'CUSTOM_HEADER_CODE',
  'CONTACT_EMAIL',
]

/** The SQL that puts hostile texts everywhere, past every check of what is typed. */
export function hostileShop(columnsOf: (table: string) => readonly string[]): string {
  const text = `'${HOSTILE.replaceAll("'", "''")}'`
  const tables = TABLES.split(' ').flatMap((table) =>
    columnsOf(table)
      .filter((column) => COLUMNS.includes(column))
      .map((column) => `update ${table} set ${column} = ${column} || ${text}`),
  )
  const values = Object.entries(settings).flatMap(([key, { type }]) => {
    const value = type === 'url' ? `'${LINK}'` : type === 'text' && !FORMED.includes(key) ? text : undefined
    return value === undefined
      ? []
      : [
          `insert into settings (key, value, media_json) values ('${key}', ${value}, '{}')
          on conflict (key) do update set value = ${value}`,
        ]
  })
  return [...tables, ...values].join(';')
}

/** What of the hostile texts would act in a browser, and how many of them are there to be read. */
export function hostileParts(html: string): { acting: string[]; shown: number } {
  const acting: string[] = []
  let shown = 0
  let script: { isData: boolean; text: string } | undefined
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'script') script = { isData: attributes['type']?.includes('json') ?? false, text: '' }
        for (const [name, value] of Object.entries(attributes)) {
          const leads = /^(?:href|src|srcset|action|formaction|data|xlink:href|content)$/.test(name)
          if (name.startsWith('on') || (leads && /^\s*(?:javascript|vbscript|data:text)/i.test(value)))
            acting.push(`<${tag} ${name}=${value}>`)
          if (name === 'src' && value === 'x7') acting.push(`<${tag} src=x7>`)
        }
      },
      ontext(text) {
        if (script) script.text += text
        else if (text.includes('xss7()')) shown++
      },
      onclosetag(tag) {
        if (tag !== 'script' || !script) return
        if (script.isData) JSON.parse(script.text)
        else if (script.text.includes('xss7')) acting.push(`<script>${script.text}`)
        script = undefined
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return { acting, shown }
}

/** Runs the data of a page as a browser does; what of the hostile texts ran. */
export function ranFromData(source: string): number {
  let ran = 0
  const streamController = { enqueue: () => {}, close: () => {} }
  const window = { __reactRouterContext: { streamController } }
  new Script(source).runInContext(createContext({ window, xss7: () => ran++ }))
  return ran
}
