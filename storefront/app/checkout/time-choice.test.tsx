import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { TimeChoice } from './time-choice.tsx'

/** What stands there while the times are asked. */
const waiting = (isClosed: boolean, when: 'now' | 'later' = 'now') =>
  renderInShop(
    <TimeChoice
      times={undefined}
      isClosed={isClosed}
      haveTimesFailed={false}
      onRefresh={() => {}}
      timing={{ when, window: '' }}
      onChoose={() => {}}
    />,
    {},
  )
const chosen = (html: string) => /<input[^>]*checked=""[^>]*>/.exec(html)?.[0]

test('while the times are asked, an open restaurant keeps no room for choosing one', () => {
  expect(waiting(false)).not.toContain('times--ghost')
  expect(chosen(waiting(false))).toContain('value="now"')
})

test.each([
  ['a restaurant that is closed', waiting(true)],
  ['a guest who wants a later time', waiting(false, 'later')],
])('while the times are asked, %s keeps the room for choosing one', (_, html) => {
  expect(html).toContain('<div class="times times--ghost"></div>')
  expect(chosen(html)).toContain('value="later"')
})
