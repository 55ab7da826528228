import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from './machine/project.mjs'
import { brokenWalls, soundHouse } from './walls/broken-walls.ts'
import { inSmallHouse } from './walls/in-small-house.ts'
import { cruise, type Cruise } from './walls/cruise.ts'
import { floors, roomGraph } from './walls/room-graph.ts'
import { wallRules } from './walls/rules.ts'

describe('in a small house where every wall is broken once', () => {
  let found: Cruise

  beforeAll(async () => {
    const broken = Object.fromEntries(brokenWalls.map(({ file, source }) => [file, source]))
    found = await inSmallHouse({ ...soundHouse, ...broken }, ['package.json'], cruise)
  })

  const rulesBrokenBy = (file: string) => [
    ...new Set(found.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)),
  ]

  test.each(brokenWalls)('$file breaks exactly the rule $rule', ({ file, rule }) => {
    expect(rulesBrokenBy(file)).toEqual([rule])
  })

  test('no import that is allowed breaks a rule', () => {
    const sound = Object.keys(soundHouse).filter((file) => file !== 'domain/cart/b.ts')
    expect(sound.flatMap((file) => rulesBrokenBy(file).map((rule) => `${file}: ${rule}`))).toEqual([])
  })

  test('every rule is broken at least once', () => {
    const rules = new Set(wallRules().map(({ name }) => name))
    expect(new Set(brokenWalls.map(({ rule }) => rule))).toEqual(rules)
  })
})

test('the walls of this house stand, and its modules are really read', async () => {
  const { summary } = await cruise(projectRoot)
  expect(summary.violations.map(({ from, rule, to }) => `${from} -> ${to}: ${rule.name}`)).toEqual([])
  expect(summary.totalCruised).toBeGreaterThan(100)
})

test.each([
  ['room', Object.fromEntries(Object.entries(roomGraph).map(([name, room]) => [name, room.mayCall]))],
  ['floor', Object.fromEntries(Object.entries(floors).map(([name, floor]) => [name, floor.mayImport]))],
])('the %s table has no cycle and names only what exists', (_, table) => {
  const visit = (name: string, path: string[]): void => {
    expect(path).not.toContain(name)
    expect(table).toHaveProperty(name)
    for (const next of table[name] ?? []) visit(next, [...path, name])
  }
  for (const name of Object.keys(table)) visit(name, [])
})
