import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

test('what is sealed is read back with the same secret and purpose alone', () => {
  const sealed = seal('secret', 'app', 'Grüße')
  expect(unseal('secret', 'app', sealed)).toBe('Grüße')
  expect(unseal('other', 'app', sealed)).toBeUndefined()
  expect(unseal('secret', 'step', sealed)).toBeUndefined()
  expect(seal('secret', 'app', 'Grüße')).not.toBe(sealed)
})

test.each(['', 'a', 'x'.repeat(200), `${seal('secret', 'app', 'x').slice(0, -3)}AAA`])(
  'the text "%s" that was not sealed opens nothing',
  (text) => {
    expect(unseal('secret', 'app', text)).toBeUndefined()
  },
)
