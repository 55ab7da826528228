import { type Row, row } from './row.ts'

/** Section 7: the calls of areas and addresses. */
export const addressCalls: readonly Row[] = [
  row(
    '7.41',
    'GET /me/addresses and POST /me/addresses',
    'api/delivery/addresses.test.ts › is answered with its area and the area’s prices',
  ),
  row(
    '7.42',
    'GET /me/addresses/{id}/edit and PUT /me/addresses/{id}',
    'api/delivery/addresses.test.ts › can be changed',
  ),
  row(
    '7.43',
    'DELETE /me/addresses/{id}',
    'api/delivery/addresses.test.ts › no longer contains a removed address, and a second removal is not found',
  ),
  row(
    '7.44',
    'GET /areas',
    'api/delivery/delivery.test.ts › areas come in order with their prices in decimal euros',
  ),
  row(
    '7.51',
    'GET /me/addresses/search with q answers address and placeId',
    'api/delivery/search-places.test.ts › finds a house number without an account, and its place',
  ),
  row(
    '7.52',
    'GET /me/addresses/search-fixed with q',
    'api/delivery/search-places.test.ts › restricted to the delivery range finds nothing outside of it',
  ),
  row(
    '7.53',
    'GET /me/addresses/places/{id} answers coordinates, zipcode and address',
    'api/delivery/search-places.test.ts › finds a house number without an account, and its place',
    'api/delivery/search-places.test.ts › that we have not signed is not found',
  ),
  row(
    '7.54',
    'POST /me/addresses/check answers an area; failure means out of range',
    'api/delivery/check-address.test.ts › by its place, for every caller, and the answer is the area with its delivery prices',
    'api/delivery/check-address.test.ts › an address is out of range',
  ),
]
