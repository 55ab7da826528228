import { redirect } from 'react-router'
import type { ServerContext } from '../shop/server-context.ts'
import { settingIsOn } from '../shop/settings.server.ts'
import { addressPlace } from './address-place.ts'

/** Sends from the address pages that the setting USES_NEW_ADDRESS_SYSTEM does not want to the others (spec 2). */
export async function keepToPlace(server: ServerContext, { pathname, search }: URL): Promise<string> {
  const wanted = addressPlace(await settingIsOn(server, 'USES_NEW_ADDRESS_SYSTEM'))
  if (pathname === wanted || pathname.startsWith(`${wanted}/`)) return wanted
  throw redirect(pathname.replace(/^\/me\/[^/]+/, wanted) + search)
}
