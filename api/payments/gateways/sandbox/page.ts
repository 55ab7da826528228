import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { formatMoney } from '#domain/money.ts'
import { formatMessage, type MessageParams } from '#domain/i18n/format-message.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { BANK_MS, type Choice, type SandboxPayment, type SandboxState } from './payment.ts'
import { sandboxStyle } from './style.ts'

type Html = ReturnType<typeof html>
type Say = (text: string, params?: MessageParams) => string

/** The payment page of the sandbox, in the buyer's language; it needs no script. */
export function sandboxPage(payment: SandboxPayment): Html {
  const { language, amount, currency, description, state } = payment
  const messages = builtInMessages(language)
  const say: Say = (text, params = {}) => formatMessage(messages[text] ?? text, params, language)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${say('Sandbox: no real money moves')}</title>
        <style>
          ${raw(sandboxStyle)}
        </style>
      </head>
      <body>
        <header>${say('Sandbox: no real money moves')}</header>
        <main>
          <div class="card">
            <h1>${say(state === 'open' ? 'To pay' : 'This payment')}</h1>
            <p class="sum">${formatMoney(amount, language, currency)}</p>
            <p class="what">${description}</p>
            ${state === 'open' ? openPart(payment, say) : closedPart(payment, say)}
          </div>
        </main>
      </body>
    </html>`
}

function openPart({ holds }: SandboxPayment, say: Say): Html {
  const button = (choice: Choice, text: string, effect: string) =>
    html`<button name="choice" value="${choice}" class="${choice === 'pay' ? 'first' : ''}">
      <span>${say(text)}</span> <small>${say(effect, { seconds: BANK_MS / 1_000 })}</small>
    </button>`
  return html`${
      holds
        ? html`<p class="note">${say('The money is held until the restaurant accepts the order.')}</p>`
        : ''
    }
    <form method="post">
      ${button('pay', 'Pay', 'It works at once')}
      ${button('wait', 'Pay, confirmed later', 'The bank takes {seconds} seconds')}
      ${button('decline', 'Decline payment', 'The bank says no')}
      ${button('cancel', 'Cancel payment', 'Back to the checkout without paying')}
    </form>`
}

const endings: Record<Exclude<SandboxState, 'open'>, string> = {
  processing: 'The bank is still looking at this payment.',
  authorized: 'The money of this payment is held.',
  paid: 'This payment is paid.',
  failed: 'This payment was declined.',
  expired: 'This payment has run out.',
  canceled: 'This payment was cancelled.',
}

function closedPart({ state, returnUrl }: SandboxPayment, say: Say): Html {
  return html`${state === 'open' ? '' : html`<p class="note" role="status">${say(endings[state])}</p>`}
    <a class="button" href="${returnUrl}">${say('Back to the restaurant')}</a>`
}

/** The policy of the page: its own style, and a form that posts to the shop that the buyer came from. */
export function sandboxPolicy(page: string, { returnUrl }: SandboxPayment): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
