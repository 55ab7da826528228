import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SetUpStepId } from '#contract/publishing-set-up.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { StepList } from './step-list.tsx'

const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }

/** The HTML of the list with some steps done. */
const list = (done: readonly SetUpStepId[]): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <I18nProvider data={data}>
          <StepList steps={SetUpStepId.options.map((id) => ({ id, isDone: done.includes(id) }))} />
        </I18nProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the next step is the first that is open, with why and where', () => {
  const html = list(['name', 'hours'])
  expect(textOf(html)).toContain('2 von 11 erledigt')
  expect(textOf(html)).toMatch(/Als Nächstes Adresse, Telefon und E-Mail Gäste müssen .* Jetzt erledigen/)
  expect(html).toContain('<a class="button" href="/settings/contact"')
})

test('every step says whether it is done; what is done needs no reason', () => {
  const text = textOf(list(['name']))
  expect(text.match(/Fertig/g)).toHaveLength(1)
  expect(text.match(/Noch offen/g)).toHaveLength(10)
  expect(text).not.toContain('Er steht oben auf jeder Seite')
})

test.each([
  ['hours', ['name', 'contact'], 'Täglich von 11:30 bis 22:00 Uhr'],
  ['pages', ['name', 'contact', 'hours', 'ways', 'payment', 'menu', 'company'], 'Aus den Angaben entwerfen'],
] as const)('the step %s can be done with one press', (_, done, label) => {
  expect(textOf(list(done))).toContain(label)
})

test('the test order is placed where guests are, in a window of its own', () => {
  const html = list(SetUpStepId.options.filter((id) => id !== 'order'))
  expect(html).toContain('<a class="button" target="_blank" aria-disabled="true">Test bestellen')
})
