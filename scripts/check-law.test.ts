import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What German law asks of the house; the letters group it: contract, price, food, packaging, tax, data. */
const duties = (
  'R-C1 R-C2 R-C3 R-C4 R-C5 R-C6 R-C7 R-C8 R-C11 R-C12 R-P1 R-P2 R-P3 R-P4 R-F1 R-F2 R-F3 R-F4 R-F5 R-F7 ' +
  'R-V1 R-T1 R-T2 R-T3 R-T4 R-T7 R-T8 R-D1 R-D2 R-D3 R-D4 R-D5 R-D6 R-D7 R-D9'
).split(' ')

const titles = ['api', 'bin', 'contract', 'domain', 'demo', 'storefront/app', 'backoffice/app', 'e2e']
  .flatMap((floor) =>
    readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, floor, file), 'utf8')),
  )
  .flatMap((source) =>
    [...source.matchAll(/\b(?:test|describe)(?:\.each\b[\s\S]*?\]\)| *)?\(\s*(['"`])([\s\S]*?)\1/g)].map(
      ([, , title = '']) => title,
    ),
  )

test.each(duties)('%s is kept by a test that names it', (duty) => {
  const named = titles.filter((title) => new RegExp(`\\b${duty}\\b`).test(title))
  expect(named.length, `no test is called ${duty}`).toBeGreaterThan(0)
})
