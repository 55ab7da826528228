import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { catalogues } from '#domain/i18n/catalogue.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'
import { decodeMenu } from '#domain/menu/import/decode.ts'
import { toJson } from '#domain/menu/import/menu-json.ts'
import { readMenu } from '#domain/menu/import/read-menu.ts'

// Prints what was read from a German paper menu as JSON (docs/menu-import.md). Nothing is stored.

const faults = {
  empty: 'is empty: nothing can be read from it',
  binary: 'is not a text: save the menu as plain text first',
}

/** The reason why a file cannot be opened. */
const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'does not exist'
  return code === 'EISDIR' ? 'is a folder' : 'cannot be opened'
}

function open(file: string): { bytes: Uint8Array } | { reason: string } {
  try {
    // A script of npm runs in the folder of the project, wherever it was called.
    return { bytes: readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file)) }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

/** The JSON of a menu, or why there is none. */
function importMenu(file: string): { json: string; unread: number[] } | { reason: string } {
  const opened = open(file)
  if ('reason' in opened) return opened
  const decoded = decodeMenu(opened.bytes)
  if ('fault' in decoded) return { reason: faults[decoded.fault] }
  const german = (text: string, params: Readonly<Record<string, string | number>>) =>
    formatMessage(catalogues.de[text as keyof typeof catalogues.de] ?? text, params, 'de')
  const menu = readMenu(decoded.text)
  return { json: JSON.stringify(toJson(menu, german), null, 2), unread: menu.unread }
}

const [file] = process.argv.slice(2)
const result = file
  ? importMenu(file)
  : { reason: 'name the file of the menu: npm run import-menu -- FILE.txt' }
if ('json' in result) {
  process.stdout.write(`${result.json}\n`)
  if (result.unread.length > 0)
    process.stderr.write(`import-menu: could not read lines ${result.unread.join(', ')}\n`)
} else {
  process.stderr.write(`import-menu: ${file ? `${file} ` : ''}${result.reason}\n`)
  process.exitCode = 1
}
