import { expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { isPageSetting } from './page-settings.ts'

test('the settings that name a page are those of the registry', () => {
  const ofRegistry = Object.entries(settings).filter(([, { type }]) => type === 'page')
  expect(Object.keys(settings).filter(isPageSetting)).toEqual(ofRegistry.map(([key]) => key))
})
