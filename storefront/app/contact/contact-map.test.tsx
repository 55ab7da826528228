import type { ComponentType, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { ContactMap } from './contact-map.tsx'

const NOTE = 'Sketch, not to scale'
const OwnMap: ComponentType<{ children: ReactNode }> = () => <canvas />

const mapOf = (settings: { MAP_URL: string }, props: Partial<Parameters<typeof ContactMap>[0]> = {}) =>
  renderInShop(<ContactMap isWanted={false} OwnMap={undefined} {...props} />, {
    ADDRESS: 'Weserstraße 7',
    RESTAURANT_COORDINATES: '',
    ...settings,
  })

test('the drawing that stands in for a map says that it is a sketch', () => {
  expect(mapOf({ MAP_URL: '' })).toContain(NOTE)
})

test('a real map does not call itself a sketch', () => {
  const own = mapOf({ MAP_URL: '' }, { OwnMap })
  expect(own).toContain('<canvas>')
  expect(own).not.toContain(NOTE)
  const framed = mapOf({ MAP_URL: 'https://maps.example/embed' }, { isWanted: true })
  expect(framed).toContain('<iframe')
  expect(framed).not.toContain(NOTE)
})
