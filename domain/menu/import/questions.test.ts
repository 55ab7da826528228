import { expect, test } from 'vitest'
import { builtInMessages } from '../../i18n/catalogue.ts'
import { importMessages } from './import-messages.ts'

test.each(['de', 'tr'])('every question of an import is translated into %s', (language) => {
  const messages = builtInMessages(language)
  expect(Object.values(importMessages).filter((text) => !messages[text])).toEqual([])
})
