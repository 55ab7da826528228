import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getMap } from '#contract/delivery.ts'
import { readConfig } from '../composition/read-config.ts'
import { ConfigError } from './config.ts'
import { mapTilesIssue } from './map-tiles.ts'
import { createTestApp } from '../test/app.ts'
import { mapTilesFile, mapTilesWith } from '../test/map/tiles-file.ts'

function written(bytes: string | Buffer): string {
  const dir = mkdtempSync(join(tmpdir(), 'tischlein-tiles-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const path = join(dir, 'town.pmtiles')
  writeFileSync(path, bytes)
  return path
}

test('a file of vector tiles serves as a map', () => {
  expect(mapTilesIssue(written(mapTilesFile()))).toBeUndefined()
})

test.each([
  ['an empty file', Buffer.alloc(0), 'is no PMTiles file'],
  ['a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(500), 'is no PMTiles file'],
  ['a file of an older version', mapTilesWith(7, 2), 'is PMTiles of version 2, not 3'],
  ['a file of pictures', mapTilesWith(99, 2), 'holds no vector tiles (MVT)'],
  ['one that browsers cannot open', mapTilesWith(98, 4), 'must be compressed by gzip or not at all'],
  ['half a file', mapTilesFile().subarray(0, -20), 'is cut short: copy it again'],
])('%s does not', (_, bytes, problem) => {
  expect(mapTilesIssue(written(bytes))).toBe(problem)
})

test('neither does a folder, nor what is not there', () => {
  expect(mapTilesIssue(tmpdir())).toBe('is no file')
  expect(mapTilesIssue('/nowhere/town.pmtiles')).toBe('cannot be read (ENOENT)')
})

test('a wrong file stops the start with one clear line', () => {
  const start = () => readConfig({ DATA_DIR: tmpdir(), MAP_TILES: '/nowhere/town.pmtiles' })
  expect(start).toThrow(ConfigError)
  expect(start).toThrow(/^MAP_TILES="\/nowhere\/town.pmtiles": cannot be read \(ENOENT\)$/)
})

test('the map endpoint answers the address of the tiles, or that there are none', async () => {
  const path = written(mapTilesFile())
  const { geo } = readConfig({ DATA_DIR: tmpdir(), MAP_TILES: path })
  expect(geo).toEqual({ mapTiles: path })
  const withTiles = await createTestApp({ deps: { geo } })
  expect(await withTiles.call(getMap, {})).toEqual({ tiles: '/map/tiles.pmtiles' })
  const without = await createTestApp()
  expect(await without.call(getMap, {})).toEqual({ tiles: null })
})
