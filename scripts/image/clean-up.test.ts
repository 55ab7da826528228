import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCleanUp } from './clean-up.ts'

const module = JSON.stringify(join(import.meta.dirname, 'clean-up.ts'))

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), "tischlein-clean-up's-"))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

test('what was added last is run first, when it is asked for', async () => {
  const file = join(folder(), 'done')
  const cleanUp = openCleanUp()
  for (const name of ['first', 'second']) cleanUp.add('sh', '-c', 'echo "$1" >> "$2"', 'sh', name, file)
  expect(existsSync(file)).toBe(false)
  await cleanUp.run()
  expect(readFileSync(file, 'utf8')).toBe('second\nfirst\n')
})

test('a program that is killed leaves nothing', async () => {
  const dir = folder()
  const program = `import { openCleanUp } from ${module}
    openCleanUp().add('rm', '-rf', ${JSON.stringify(dir)})
    setInterval(() => console.log('running'), 10)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await once(child.stdout, 'data')
  expect(existsSync(dir)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => existsSync(dir)).toBe(false)
})
