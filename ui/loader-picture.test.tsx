import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoaderPicture } from './loader-picture.tsx'

const shown = (kind: string, logo?: string) =>
  /loader--(\w+)/.exec(renderToStaticMarkup(<LoaderPicture kind={kind} logo={logo} />))?.[1]

test.each(['pizza', 'burger', 'infinite'])(
  'LOADER_ANIMATION %s is what turns while something loads',
  (kind) => {
    expect(shown(kind)).toBe(kind)
  },
)

test('LOADER_ANIMATION logo shows the logo of the restaurant, and a pizza while there is none', () => {
  expect(shown('logo', '/logo.webp')).toBe('logo')
  expect(shown('logo')).toBe('pizza')
})
