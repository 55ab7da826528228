import { expect, test } from './fixtures.ts'
import { visit } from './menu-steps.ts'
import { axe } from './axe.ts'
import { footer, gallery, picture, set, interact, visitUntil } from './shell-steps.ts'

const styleOf = (name: string) =>
  `getComputedStyle(document.documentElement).getPropertyValue('${name}').trim()`

test('LOGO, FOOTER_LOGO, FAVICON and DISPLAY_BRAND_LOGO change what the shop shows', async ({
  page,
  own,
}) => {
  await visit(page, own.url)
  const brand = page.getByRole('banner').getByRole('link', { name: 'Feuer & Flora' })
  await expect(brand.locator('img')).toHaveCount(1)
  await set(own, { LOGO: '/no-image.svg' })
  const logo = page.getByRole('banner').locator('img[src="/no-image.svg"]')
  await visitUntil(page, own.url, async () => (await logo.count()) === 1)
  await expect(logo).toHaveAttribute('alt', 'Feuer & Flora')
  await picture(own, ['FOOTER_LOGO', 'FAVICON'], 'icon')
  await set(own, { DISPLAY_BRAND_LOGO: '', SITE_TITLE: 'Bei Ada' })
  await visitUntil(page, own.url, async () => (await page.title()).startsWith('Bei Ada'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bei Ada' }).locator('img')).toHaveCount(0)
  await expect(footer(page).getByRole('img', { name: 'Bei Ada' })).toHaveAttribute('src', /^\/media\//)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/media\//)
})

test('several LOGIN_IMAGES fade into each other until the guest stops them; with less motion the first one stays', async ({
  page,
  own,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await gallery(own, 'LOGIN_IMAGES')
  const shown = (wait: number) =>
    page.locator('.auth__slide').evaluateAll((slides, milliseconds) => {
      for (const animation of document.getAnimations()) animation.currentTime = milliseconds
      return slides.map((slide) => Math.round(Number(getComputedStyle(slide).opacity)))
    }, wait)
  await visitUntil(
    page,
    `${own.url}/login`,
    async () => (await page.locator('.auth__slide img').count()) === 3,
  )
  await visit(page, `${own.url}/login`)
  expect([await shown(0), await shown(8_000), await shown(16_000), await shown(21_000)]).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 0, 1],
    [1, 0, 0],
  ])
  await page.getByRole('checkbox', { name: 'Bilderwechsel anhalten' }).check()
  // Only the two slides that fade over the first: the checkbox itself may still be in its transition.
  const playStates = await page
    .locator('.auth__slide')
    .evaluateAll((slides) => slides.flatMap((slide) => slide.getAnimations().map((one) => one.playState)))
  expect(playStates).toEqual(['paused', 'paused'])
  expect(await axe(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await shown(8_000)).toEqual([1, 0, 0])
  await expect(page.getByRole('checkbox', { name: 'Bilderwechsel anhalten' })).toHaveCount(0)
})

test('SPLASH_LOGO shows at first, lets every tap through, and is gone after 1.5 seconds (G14)', async ({
  page,
  own,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await picture(own, ['SPLASH_LOGO'], 'splash')
  await visitUntil(page, own.url, async () => (await page.locator('.splash').count()) === 1)
  await page.goto(own.url, { waitUntil: 'commit' })
  const splash = page.locator('.splash')
  await expect(splash).toBeVisible()
  expect(await splash.evaluate((node) => getComputedStyle(node).pointerEvents)).toBe('none')
  expect(await splash.evaluate((node) => getComputedStyle(node).animationDelay)).toBe('1.5s')
  await expect(splash).toBeHidden()
  await visit(page, `${own.url}/menu/pizza`)
  await expect(splash).toHaveCount(0)
})

test('FONT_SETTINGS and DEFAULT_FONT take our own fonts and nothing from elsewhere', async ({
  page,
  own,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await set(own, { FONT_SETTINGS: 'Figtree', DEFAULT_FONT: 'Bricolage Grotesque' })
  await visitUntil(page, own.url, async () => /Figtree/.test(await page.evaluate(styleOf('--font-display'))))
  await visit(page, own.url)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Bricolage')
  expect(requested.filter((url) => /fraunces|lora|rubik|chosen-fonts/.test(url))).toEqual([])
  await set(own, { FONT_SETTINGS: 'Lora', DEFAULT_FONT: 'Rubik' })
  await visitUntil(page, own.url, async () => /Lora/.test(await page.evaluate(styleOf('--font-display'))))
  requested.length = 0
  await visit(page, own.url)
  // The page before may still request its fonts, which are the same: each name counts once.
  const fonts = () =>
    requested.filter((url) => url.endsWith('.woff2')).map((url) => /\/([a-z]+)-/.exec(url)?.[1])
  await expect.poll(() => [...new Set(fonts())].toSorted()).toEqual(['lora', 'rubik'])
  await set(own, { FONT_SETTINGS: 'Papyrus', DEFAULT_FONT: '' })
  await visitUntil(page, own.url, async () =>
    /Bricolage/.test(await page.evaluate(styleOf('--font-display'))),
  )
  expect(requested.filter((url) => !url.startsWith(own.url) && !url.startsWith('data:'))).toEqual([])
})

test('A-06 THEME_COLORS recolours the shop and stays readable', async ({ page, own }) => {
  await set(own, { THEME_COLORS: '{"brand":"#ffee00","accent":"#00ccff"}' })
  await visitUntil(
    page,
    `${own.url}/menu/desserts`,
    async () => !/c2371b|ff8a65/i.test(await page.evaluate(styleOf('--brand'))),
  )
  await visit(page, `${own.url}/menu/desserts`)
  await interact(page)
  expect(await axe(page)).toEqual([])
})

test('BACKGROUND_IMAGE lies behind 92 percent paper, and everything on it stays readable', async ({
  page,
  own,
}) => {
  await picture(own, ['BACKGROUND_IMAGE', 'BREADCRUMB_BACKGROUND'], 'background')
  const before = () => page.evaluate(() => getComputedStyle(document.body, '::before').backgroundImage)
  await visitUntil(page, `${own.url}/pages/terms`, async () => /\/media\//.test(await before()))
  await visit(page, `${own.url}/pages/terms`)
  await interact(page)
  const crumbs = page.getByRole('navigation', { name: 'Du bist hier' })
  expect(await crumbs.evaluate((node) => getComputedStyle(node).backgroundImage)).toMatch(/\/media\//)
  expect(await axe(page)).toEqual([])
})
