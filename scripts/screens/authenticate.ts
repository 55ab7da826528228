import type { BrowserContext } from '@playwright/test'
import type { Screen } from './screen.ts'
import type { Fixtures } from './fixtures.ts'

/** Gives a browser the session and the cart of the viewer of a screen. */
export async function authenticate(
  context: BrowserContext,
  { server, people, cart }: Fixtures,
  { as = 'guest', hasCart }: Screen,
): Promise<void> {
  const kept: Record<string, string> = {}
  if (hasCart)
    for (const { name, value } of cart.origins.flatMap(({ localStorage }) => localStorage)) kept[name] = value
  if (as === 'staff') {
    kept['tischlein.signed-in'] = '1'
    await context.addCookies([
      { name: 'staff', value: people.staff.token, url: server.url, httpOnly: true, sameSite: 'Strict' },
    ])
  } else if (as !== 'guest') {
    kept['signed-in'] = '1'
    await context.addCookies([{ name: 'session', value: people[as].token, url: server.url, httpOnly: true }])
  }
  await context.addInitScript((items) => {
    for (const [name, value] of Object.entries(items))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
  }, kept)
}
