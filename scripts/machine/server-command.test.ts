import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot, serverCommand, serverEnv, serverFile } from './project.mjs'

const file = relative(projectRoot, serverFile)
const options = serverCommand.slice(0, -1)
const heaps = Object.entries(serverEnv)
  .filter(([name]) => name.startsWith('MALLOC_'))
  .map(([name, value]) => `${name}=${value}`)
  .join(' ')

test('the image and the unit of systemd start the built server as `npm start` does', () => {
  const image = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')
  expect(image).toContain(`CMD ${JSON.stringify([...options, file]).replaceAll(',', ', ')}`)
  expect(image).toContain(heaps)
  const unit = readFileSync(join(projectRoot, 'deploy', 'tischlein.service'), 'utf8')
  expect(unit).toContain(`node/bin/node ${[...options, file].join(' ')}\n`)
  expect(unit).toContain(heaps)
})
