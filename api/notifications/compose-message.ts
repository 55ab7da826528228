import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { isEmail } from '#domain/checkout/contact-rules.ts'
import { drawHtml } from '#domain/notifications/draw-html.ts'
import { drawText } from '#domain/notifications/draw-text.ts'
import type { Sender } from '#domain/notifications/mail-template.ts'
import { createMailI18n, type MailI18n } from '#domain/notifications/mail-i18n.ts'
import { oneLine } from '#domain/notifications/one-line.ts'
import type { Ctx } from '../context.ts'
import { jsonColumn } from '../db/json-column.ts'
import { loadSettings, type SettingValues } from '../settings/index.ts'
import { THE_RESTAURANT } from './enqueue-mail.ts'
import type { MailSources } from './mail-sources.ts'
import { Mail } from './mails.ts'
import { type Mailbox, MailRefused, type Message } from './message.ts'
import type { OutboxRow } from './outbox.queries.ts'
import { fillTemplate } from './fill-template.ts'

export type Composing = {
  sources: MailSources
  /** The shop's address, without a slash at the end. */
  origin: string
  /** The sender; without it, the restaurant's own address. */
  from: Mailbox | undefined
}

/** Renders a mail of the outbox in the guest's language. Throws `MailRefused` when it has no valid recipient. */
export async function composeMessage(ctx: Ctx, row: OutboxRow, composing: Composing): Promise<Message> {
  const { sources, origin } = composing
  const settings = await loadSettings(ctx)
  const i18n = createMailI18n({
    language: row.language,
    map: await sources.messages(ctx),
    country: settings.COUNTRY,
    timeZone: settings.TIME_ZONE,
  })
  const mail = readMail(row)
  const content = await fillTemplate(mail, { ctx, i18n, sources, origin })
  const sender = await senderOf(ctx, settings, i18n, composing)
  const from = fromOf(settings, composing)
  const replyTo = content.replyTo && { name: content.replyTo.name, address: content.replyTo.email }
  return {
    id: row.id,
    messageId: row.message_id ?? `<${row.id}@${hostOf(from)}>`,
    date: new Date(row.created_at),
    from,
    to: recipientOf(row, settings),
    replyTo: replyTo && isEmail(replyTo.address) ? tidy(replyTo) : answersTo(settings, from),
    subject: oneLine(content.subject),
    text: drawText(content, sender),
    html: drawHtml(content, sender, row.language),
  }
}

/** The mail of a row: its kind stands in a column of its own. */
function readMail({ kind, payload_json }: OutboxRow): Mail {
  const payload = z.record(z.string(), z.unknown())
  const withKind = payload.transform((fields) => ({ ...fields, kind })).pipe(Mail)
  return jsonColumn('outbox.payload_json', withKind)(payload_json)
}

const tidy = ({ name, address }: Mailbox): Mailbox => ({ name: oneLine(name, 80), address })

function recipientOf({ recipient }: OutboxRow, settings: SettingValues): Mailbox {
  const address = recipient === THE_RESTAURANT ? settings.CONTACT_EMAIL.trim() : recipient
  if (address === '') throw new MailRefused('The restaurant has no e-mail address in its settings')
  if (!isEmail(address)) throw new MailRefused('This is not an e-mail address')
  return tidy({ name: recipient === THE_RESTAURANT ? settings.SITE_TITLE : '', address })
}

function fromOf(settings: SettingValues, { from, origin }: Composing): Mailbox {
  if (from) return tidy({ name: from.name || settings.SITE_TITLE, address: from.address })
  const own = settings.CONTACT_EMAIL.trim()
  const address = isEmail(own) ? own : `no-reply@${new URL(origin).hostname}`
  return tidy({ name: settings.SITE_TITLE, address })
}

/** Replies go to the restaurant, also when the mails are sent from another address. */
function answersTo(settings: SettingValues, from: Mailbox): Mailbox | undefined {
  const own = settings.CONTACT_EMAIL.trim()
  return isEmail(own) && own !== from.address ? tidy({ name: settings.SITE_TITLE, address: own }) : undefined
}

const hostOf = ({ address }: Mailbox): string =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost'

async function senderOf(
  ctx: Ctx,
  settings: SettingValues,
  { t }: MailI18n,
  { sources, origin }: Composing,
): Promise<Sender> {
  const pages = await sources.pages(ctx)
  const link = (label: string, id: string) => {
    const page = pages.find((one) => one.id === id)
    return page ? [{ label, url: `${origin}/pages/${page.slug}?lang=${ctx.language}` }] : []
  }
  return {
    name: settings.SITE_TITLE,
    lines: [settings.ADDRESS, settings.PHONE, settings.CONTACT_EMAIL].filter((line) => line.trim() !== ''),
    links: [
      ...link(t('Imprint'), settings.IMPRINT),
      ...link(t('Terms'), settings.TERMS_AND_CONDITIONS),
      ...link(t('Privacy notice'), settings.PRIVACY_POLICY),
    ],
    home: `${origin}/`,
  }
}
