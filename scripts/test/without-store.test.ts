import { expect, test } from 'vitest'
import { asksForEngine, testsWithoutStore } from './without-store.ts'

const files: Record<string, string> = {
  'api/test/store.ts': "import '../db/database.ts'\ninject('engine')",
  'api/test/app.ts': "import { openTestStore } from './store.ts'\nimport type { Shop } from './shop.ts'",
  'api/test/shop.ts': "import { createTestApp } from './app.ts'",
  'api/test/pictures.ts': "import sharp from 'sharp'\nimport { store } from '../media/store.ts'",
}
const asks = (source: string) =>
  asksForEngine('api/orders/orders.test.ts', (path) => (path.endsWith('.test.ts') ? source : files[path]!))

test.each(["inject('engine')", "import { createTestShop } from '../test/shop.ts'"])(
  '%s makes a test one of both engines',
  (source) => {
    expect(asks(source)).toBe(true)
  },
)

test.each(["import { place } from './place-order.ts'", "import { photograph } from '../test/pictures.ts'"])(
  '%s leaves a test without a store',
  (source) => {
    expect(asks(source)).toBe(false)
  },
)

test('tests that place orders run on both engines, those of pure parts on one', () => {
  const without = testsWithoutStore()
  expect(without).toContain('api/http/try-limit.test.ts')
  expect(without).not.toContain('api/checkout/place-order.test.ts')
})
