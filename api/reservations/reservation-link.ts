import type { Ctx } from '../context.ts'
import { readSignedText, signedText } from '../platform/signed-text.ts'

const PURPOSE = 'reservation'
const PAGE = '/reservation/'

/** The path of the page of a reservation, relative to the shop; only mails to its guest show it. */
export const reservationPath = ({ deps }: Ctx, id: string): string =>
  PAGE + signedText(deps.secret, PURPOSE, id)

/** The secret at the end of such a path. */
export const tokenOfPath = (path: string): string => path.slice(PAGE.length)

/** The id of the reservation of a secret link; undefined for a token that this system did not sign. */
export function readReservationToken({ deps }: Ctx, token: string): string | undefined {
  const id = readSignedText(deps.secret, PURPOSE, token)
  return typeof id === 'string' ? id : undefined
}
