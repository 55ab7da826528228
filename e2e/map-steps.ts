import sharp from 'sharp'
import { expect, type Locator, type Page } from '@playwright/test'
import { newPerson, signedIn, visit } from './account-steps.ts'
import type { AppServer } from './app-server.ts'

export const CREATE = '/me/address-list/create'

/** The controls with which a guest chooses a place. */
export const place = (page: Page) => ({
  search: page.getByRole('combobox', { name: /^(?:Straße, Hausnummer und|Adresse oder) Postleitzahl/ }),
  hits: page.getByRole('listbox', { name: 'Adressen' }).getByRole('option'),
  map: page.getByRole('region', { name: 'Karte zum Markieren deines Orts' }),
  marker: page.getByRole('application', { name: 'Dein Ort auf der Karte' }),
  here: page.getByRole('button', { name: 'Aktuellen Standort verwenden' }),
  served: page.getByRole('status').filter({ hasText: 'Wir liefern zu dir' }),
  outside: page.getByRole('alert').filter({ hasText: 'außerhalb unseres Liefergebiets' }),
  next: page.getByRole('button', { name: 'Weiter', exact: true }),
  save: page.getByRole('button', { name: 'Adresse speichern' }),
  name: page.getByRole('textbox', { name: /^Name der Adresse/ }),
})

/** A new guest opens the form of an address. */
export async function openForm(page: Page, server: AppServer): Promise<ReturnType<typeof place>> {
  await signedIn(page, server, await newPerson(server))
  await visit(page, server.url + CREATE)
  return place(page)
}

/** Types an address and takes the first suggestion with the keyboard. */
export async function find(page: Page, typed: string, expected: RegExp): Promise<void> {
  const { search, hits } = place(page)
  await search.click()
  await search.fill('')
  await search.pressSequentially(typed)
  await expect(hits.first()).toHaveText(expected)
  await search.press('ArrowDown')
  await search.press('Enter')
}

/** The card of a saved address. */
export const cardOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

/** A browser that draws no maps. */
export const withoutWebGl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...more: unknown[]
    ) {
      return kind.startsWith('webgl')
        ? null
        : (draw as (...all: unknown[]) => unknown).call(this, kind, ...more)
    } as typeof draw
  })

/** How many colours the lower left part of a map has where nothing covers it; an empty map has one. */
export async function coloursOf(map: Locator): Promise<number> {
  const picture = sharp(await map.screenshot())
  const { width, height } = await picture.metadata()
  const part = {
    left: 8,
    top: Math.round(height / 2),
    width: Math.round(width / 3),
    height: Math.round(height / 3),
  }
  const pixels = await picture.extract(part).removeAlpha().raw().toBuffer()
  const colours = new Set<number>()
  for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.readUIntBE(at, 3))
  return colours.size
}
