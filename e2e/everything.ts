/**
 * `npm test` proves everything once; `npm run test:all` does so in every width, colour and language: there tests with
 * the tag `@all` run too, those without `@wide` run on a wide screen as well, and axe applies every rule to dark colours.
 */
export const isEverything = process.env['TEST_ALL'] === '1'
