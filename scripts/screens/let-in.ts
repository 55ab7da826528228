import type { BrowserContext } from '@playwright/test'
import type { Screen } from './screen.ts'
import type { Stage } from './stage.ts'

/** Gives a browser the session and the cart of whoever looks at a screen. */
export async function letIn(
  context: BrowserContext,
  { house, people, cart }: Stage,
  { as = 'guest', hasCart }: Screen,
): Promise<void> {
  const kept: Record<string, string> = {}
  if (hasCart)
    for (const { name, value } of cart.origins.flatMap(({ localStorage }) => localStorage)) kept[name] = value
  if (as === 'staff') kept['tischlein.staff'] = people.staff.token
  else if (as !== 'guest') {
    kept['signed-in'] = '1'
    await context.addCookies([{ name: 'session', value: people[as].token, url: house.url, httpOnly: true }])
  }
  await context.addInitScript((items) => {
    for (const [name, value] of Object.entries(items))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
  }, kept)
}
