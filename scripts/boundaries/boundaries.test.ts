import { beforeAll, describe, expect, test } from 'vitest'
import { brokenBoundaries, soundProject } from './broken-boundaries.ts'
import { inSmallProject } from './in-small-project.ts'
import { cruise, type Cruise } from './cruise.ts'
import { layers, moduleGraph } from './module-graph.ts'
import { boundaryRules } from './rules.ts'

describe('in a small project where every boundary is broken once', () => {
  let found: Cruise

  beforeAll(async () => {
    const broken = Object.fromEntries(brokenBoundaries.map(({ file, source }) => [file, source]))
    found = await inSmallProject({ ...soundProject, ...broken }, ['package.json'], cruise)
  })

  const rulesBrokenBy = (file: string) => [
    ...new Set(found.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)),
  ]

  test.each(brokenBoundaries)('$file breaks exactly the rule $rule', ({ file, rule }) => {
    expect(rulesBrokenBy(file)).toEqual([rule])
  })

  test('no import that is allowed breaks a rule', () => {
    const sound = Object.keys(soundProject).filter((file) => !['ui/b.tsx', 'api/menu/b.ts'].includes(file))
    expect(sound.flatMap((file) => rulesBrokenBy(file).map((rule) => `${file}: ${rule}`))).toEqual([])
  })

  test('every rule is broken at least once', () => {
    const rules = new Set(boundaryRules().map(({ name }) => name))
    expect(new Set(brokenBoundaries.map(({ rule }) => rule))).toEqual(rules)
  })
})

test.each([
  ['module', Object.fromEntries(Object.entries(moduleGraph).map(([name, module]) => [name, module.mayCall]))],
  ['layer', Object.fromEntries(Object.entries(layers).map(([name, layer]) => [name, layer.mayImport]))],
])('the %s table has no cycle and names only what exists', (_, table) => {
  const visit = (name: string, path: string[]): void => {
    expect(path).not.toContain(name)
    expect(table).toHaveProperty(name)
    for (const next of table[name] ?? []) visit(next, [...path, name])
  }
  for (const name of Object.keys(table)) visit(name, [])
})
