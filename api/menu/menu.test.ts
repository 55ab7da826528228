import { describe, expect, test } from 'vitest'
import { getCombo, getProduct, listCategories, listCategoryProducts, listCombos } from '#contract/menu.ts'
import { MAX_MENU_DEPTH } from '#domain/limits.ts'
import { createTestApp } from '../test/app.ts'
import { category, combo, extra, product, publish, variant } from '../test/builders.ts'
import { createTestShop } from '../test/shop.ts'

const productOf = { params: { categoryId: 'pizzas', productId: 'margherita' } }

describe('lists of the menu', () => {
  test('categories come in menu order with the number of their products', async () => {
    const app = await createTestShop()
    const categories = await app.call(listCategories, {})
    expect(categories.map(({ id, productCount }) => [id, productCount])).toEqual([
      ['pizzas', 1],
      ['mains', 1],
      ['sides', 2],
      ['drinks', 2],
    ])
  })

  test('a category has its poster as circle and wide picture, and a gallery of squares', async () => {
    const app = await createTestApp()
    const cuts = (id: string) => ({ square: `/${id}-s`, circle: `/${id}-c`, wide: `/${id}-w` })
    const sides = { avif: '', webp: '', width: 4, height: 3, placeholder: '' }
    const picture = (id: string) => ({ id, url: `/${id}`, ...sides, ...cuts(id) })
    const poster_json = JSON.stringify(picture('poster'))
    const gallery_json = JSON.stringify([picture('one'), picture('two')])
    await publish(app, category('c', {}, { poster_json, gallery_json }))
    expect(await app.call(listCategories, {})).toMatchObject([
      {
        poster: { data: { circle: '/poster-c', wide: '/poster-w' } },
        gallery: { data: [{ square: '/one-s' }, { square: '/two-s' }] },
        media: { poster: { data: { url: '/poster' } } },
      },
    ])
  })

  test('the products of a category are in data, the category in meta.category.data', async () => {
    const app = await createTestShop()
    const response = await app.request('/products/categories/sides/products')
    expect(await response.json()).toMatchObject({
      data: [{ id: 'fries' }, { id: 'soup', soldOut: true }],
      meta: { category: { data: { id: 'sides', name: 'sides', productCount: 2 } } },
    })
    const { data, meta } = await app.call(listCategoryProducts, { params: { id: 'sides' } })
    expect([data.length, meta.category.data.id]).toEqual([2, 'sides'])
  })

  test('a listed product says whether there is anything to choose', async () => {
    const app = await createTestShop()
    const configurable = async (id: string) =>
      (await app.call(listCategoryProducts, { params: { id } })).data.map((one) => one.configurable)
    expect(await configurable('pizzas')).toEqual([true])
    expect(await configurable('sides')).toEqual([false, false])
  })

  test('the list of combos leaves out those that only an option opens', async () => {
    const app = await createTestShop()
    const menus = await app.call(listCombos, {})
    expect(menus.map(({ id }) => id)).toEqual(['lunch', 'saver'])
    expect(menus[0]!.items[1]!.products).toEqual([
      { id: 'fries', name: 'fries' },
      { id: 'soup', name: 'soup' },
    ])
    expect(await app.call(getCombo, { params: { id: 'side-menu' } })).toMatchObject({ id: 'side-menu' })
  })

  test('an empty restaurant has empty lists', async () => {
    const app = await createTestApp()
    for (const path of [
      '/products/menus',
      '/products/categories',
      '/areas',
      '/branches',
      '/pages',
      '/taxes',
    ]) {
      expect(await (await app.request(path)).json()).toEqual({ data: [] })
    }
  })
})

describe('one product', () => {
  test('is answered in decimal euros, with a price of each extra per size', async () => {
    const app = await createTestShop()
    const { data } = (await (
      await app.request('/products/categories/pizzas/products/margherita')
    ).json()) as {
      data: unknown
    }
    expect(data).toMatchObject({
      id: 'margherita',
      categoryId: 'pizzas',
      sizes: [
        { id: 'small', name: 'Klein', price: 7.9, category: { id: 'pizzas', name: 'pizzas' } },
        { id: 'medium', name: 'Mittel', price: 9.9 },
        { id: 'large', name: 'Groß', price: 12.9 },
      ],
      extras: [
        { id: 'mozzarella', prices: expect.arrayContaining([{ sizeId: 'large', price: 2 }]) },
        {
          id: 'olives',
          prices: [
            { sizeId: 'medium', price: 1 },
            { sizeId: 'small', price: 0.8 },
          ],
        },
      ],
      allergens: [{ code: 'A' }],
      soldOut: false,
    })
  })

  test('without a picture has the default one', async () => {
    const app = await createTestShop()
    const { poster, hasPoster, media } = await app.call(getProduct, productOf)
    expect({ hasPoster, media, url: poster.data.url }).toEqual({
      hasPoster: false,
      media: {},
      url: '/no-image.svg',
    })
  })

  test('with a picture has it', async () => {
    const app = await createTestApp()
    const picture = {
      id: 'p',
      url: '/media/p.webp',
      avif: '',
      webp: '',
      square: '/s',
      circle: '/c',
      wide: '/w',
      width: 4,
      height: 3,
      placeholder: '',
    }
    await publish(
      app,
      category('c', { one: 'One' }),
      product('p', { category: 'c', prices: { one: 100 }, poster_json: JSON.stringify(picture) }),
    )
    const found = await app.call(getProduct, { params: { categoryId: 'c', productId: 'p' } })
    expect(found).toMatchObject({
      hasPoster: true,
      poster: { data: picture },
      media: { poster: { data: picture } },
    })
  })

  test('has the name of its single size blanked', async () => {
    const app = await createTestShop()
    const { sizes } = await app.call(getProduct, { params: { categoryId: 'sides', productId: 'fries' } })
    expect(sizes).toMatchObject([{ id: 'bowl', name: '', price: 450 }])
  })

  test.each([
    [70, 'x'.repeat(70)],
    [71, `${'x'.repeat(70)}…`],
  ])('has a short description of 70 characters, cut when it has %i', async (length, short) => {
    const app = await createTestApp()
    await publish(
      app,
      category('c', { one: 'One' }),
      product('p', { category: 'c', prices: { one: 100 }, description: 'x'.repeat(length) }),
    )
    const { shortDescription } = await app.call(getProduct, { params: { categoryId: 'c', productId: 'p' } })
    expect(shortDescription).toBe(short)
  })

  test('carries the combo that an option opens', async () => {
    const app = await createTestShop()
    const { variants } = await app.call(getProduct, { params: { categoryId: 'mains', productId: 'burger' } })
    const option = variants.find(({ id }) => id === 'serving')!.options[1]!
    expect(option).toMatchObject({ hasChild: true, price: 400, menu: { id: 'side-menu' } })
    expect(option.menu!.items.map((slot) => slot.products.map(({ id }) => id))).toEqual([['fries'], ['cola']])
  })

  test.each([
    ['an unknown category', '/products/categories/none/products'],
    ['a product of an unknown category', '/products/categories/none/products/margherita'],
    ['a product of another category', '/products/categories/sides/products/margherita'],
    ['an unknown product', '/products/categories/pizzas/products/none'],
    ['an unknown menu', '/products/menus/none'],
    ['an id that is too long', `/products/menus/${'x'.repeat(65)}`],
    ['odd characters', '/products/menus/%00%F0%9F%8D%95%2F..%2F'],
    ['a broken escape', '/products/menus/%E0%A4%A'],
    ['a name of every object', '/products/menus/__proto__'],
    ['a name of every object as category', '/products/categories/constructor/products'],
  ])('%s is not found', async (_, path) => {
    const app = await createTestShop()
    const response = await app.request(path)
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }])
  })
})

describe('one combo', () => {
  test('costs its price less the discount, and says what the parts cost separately', async () => {
    const app = await createTestShop()
    const saver = await app.call(getCombo, { params: { id: 'saver' } })
    expect(saver).toMatchObject({ price: 1300, discount: 15, discountPrice: 1105, singlePrice: 740 })
  })

  test('is sold out when a slot has no product left to choose', async () => {
    const app = await createTestShop({
      rows: [combo('empty', { cents: 500, slots: { only: ['bowl', ['soup']] } })],
    })
    expect(await app.call(getCombo, { params: { id: 'empty' } })).toMatchObject({ soldOut: true })
  })

  test('offers in a slot only products that are sold in its size', async () => {
    const app = await createTestShop({
      rows: [combo('bottles', { cents: 500, slots: { bottle: ['bottle', ['cola', 'beer']] } })],
    })
    const { items } = await app.call(getCombo, { params: { id: 'bottles' } })
    expect(items[0]!.products.map(({ id }) => id)).toEqual(['cola'])
  })
})

describe('combos within combos', () => {
  const nested = [
    category('c', { one: 'One' }),
    product('box', { category: 'c', prices: { one: 500 }, variants: ['content'] }),
    combo('inside', { cents: 100, slots: { slot: ['one', ['box']] } }),
    variant('content', { filled: { menu: 'inside' }, empty: {} }),
    extra('ribbon', { one: 50 }),
  ]
  type Found = {
    variants: { options: { hasChild: boolean; menu?: { items: { products: Found[] }[] } | undefined }[] }[]
  }
  const depthOf = (found: Found): number => {
    const menu = found.variants[0]?.options.find((option) => option.hasChild)?.menu
    return menu ? 1 + depthOf(menu.items[0]!.products[0]!) : 0
  }

  test('a cycle ends at the depth that the rules let a guest choose, below a product', async () => {
    const app = await createTestApp()
    await publish(app, ...nested)
    const box = await app.call(getProduct, { params: { categoryId: 'c', productId: 'box' } })
    expect(depthOf(box)).toBe(MAX_MENU_DEPTH)
  })

  test('a cycle ends at the same depth below a dish of a combo', async () => {
    const app = await createTestApp()
    await publish(app, ...nested)
    const inside = await app.call(getCombo, { params: { id: 'inside' } })
    expect(depthOf(inside.items[0]!.products[0]!)).toBe(MAX_MENU_DEPTH)
  })

  test('a wide cycle is built fast, because every part is built once per depth', async () => {
    const app = await createTestApp()
    const ids = Array.from({ length: 60 }, (_, index) => `box-${index}`)
    await publish(
      app,
      category('c', { one: 'One' }),
      ...ids.map((id) => product(id, { category: 'c', prices: { one: 500 }, variants: ['content', 'more'] })),
      combo('inside', { cents: 100, slots: { a: ['one', ids], b: ['one', ids], c: ['one', ids] } }),
      variant('content', { filled: { menu: 'inside' } }),
      variant('more', { again: { menu: 'inside' } }),
    )
    expect((await app.request('/products/categories')).status).toBe(200)
  })
})
