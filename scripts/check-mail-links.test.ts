import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import type { Ctx } from '../api/context.ts'
import { fillTemplate } from '../api/notifications/fill-template.ts'
import type { MailSources } from '../api/notifications/index.ts'
import type { Mail } from '../api/notifications/mails.ts'
import { mailWordsIn } from '../domain/test/mail-fixture.ts'
import routes from '../storefront/app/routes.ts'

type Route = { path?: string | undefined; children?: Route[] | undefined }

/** The patterns of all pages, without the one for every other address. */
const patternsOf = (entries: readonly Route[], above = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`
    return path === '*' ? [] : [pattern, ...patternsOf(children, pattern)]
  })

const mails: Mail[] = [
  { kind: 'new_password', name: 'Ada', password: 'tulip-43-anchor', validUntil: '2026-11-20T19:00:00.000Z' },
  { kind: 'account_ends', name: 'Ada', endsAt: '2026-12-20T19:00:00.000Z' },
  { kind: 'sign_in_changed', name: 'Ada', hasNewEmail: true, hasNewPassword: false },
  { kind: 'social_linked', name: 'Ada', provider: 'apple' },
  { kind: 'social_unlinked', name: 'Ada', provider: 'apple' },
]

test.each(mails)('the button of a mail of the kind $kind leads to a page of the shop', async (mail) => {
  const { parts } = await fillTemplate(mail, {
    // Only mails about orders read anything.
    ctx: {} as Ctx,
    sources: {} as MailSources,
    i18n: mailWordsIn('en'),
    origin: 'https://shop.test',
  })
  const links = parts.flatMap((part) => (part.kind === 'button' ? [new URL(part.url).pathname] : []))
  expect(links).not.toEqual([])
  for (const link of links)
    expect(patternsOf(routes).filter((pattern) => matchPath(pattern, link))).not.toEqual([])
})
