import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { CategoryGallery } from './category-gallery.tsx'

const picture = (name: string) => ({
  url: `/media/${name}/square.webp`,
  avif: `/media/${name}/240.avif 240w`,
  webp: '',
  placeholder: '',
  width: 1200,
  height: 1200,
})

test('the first frame of a category waits for the poster of its gallery and for no other picture', () => {
  const html = renderInShop(
    <CategoryGallery before={[picture('a')]} poster={picture('poster')} after={[picture('b')]} />,
    {},
  )
  const at = (part: string) =>
    [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(part))
  expect(at('loading="eager"')).toEqual([expect.stringContaining('/media/poster/')])
  expect(at('loading="lazy"')).toHaveLength(2)
})
