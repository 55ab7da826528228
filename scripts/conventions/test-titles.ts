import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

const layers = ['api', 'bin', 'contract', 'domain', 'demo', 'storefront/app', 'backoffice/app', 'e2e']
/** Tests that several files share stand in the steps. */
const isOfTests = (file: string): boolean => /\.(?:test|spec)\.tsx?$|-steps\.ts$/.test(file)

/** The names of all tests, and of the steps in which a test proves several things on one way. */
export const testTitles = (): string[] =>
  layers
    .flatMap((layer) =>
      readdirSync(join(projectRoot, layer), { recursive: true, encoding: 'utf8' })
        .filter(isOfTests)
        .map((file) => titlesIn(readFileSync(join(projectRoot, layer, file), 'utf8'))),
    )
    .flat()

export const titlesIn = (source: string): string[] =>
  [
    ...source.matchAll(/\b(?:test(?:\.step)?|describe)(?:\.each\b[\s\S]*?\]\)| *)?\(\s*(['"`])([\s\S]*?)\1/g),
  ].map(([, , title = '']) => title)

/** Which of the ids no title names. */
export const unnamed = (ids: readonly string[], titles: readonly string[]): string[] =>
  ids.filter((id) => !titles.some((title) => new RegExp(`\\b${id}\\b`).test(title)))
