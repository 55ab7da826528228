import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const LIMIT_BYTES = 8_000

test('the script that redraws a picture has at most 8 kB with everything it imports', async () => {
  const output = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, 'storefront/app/menu/redrawing/redraw.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  const code = output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  expect(code).toContain('data-choice')
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(LIMIT_BYTES)
})
