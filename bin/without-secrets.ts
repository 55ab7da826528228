/** Unguessable parts of a path: the link of an order, a ticket, a signed place. */
const SECRET = /^[\w.~-]{20,}$/

/** What may be logged about a page that failed: a reader of the log must not be able to open an order with it. */
export function withoutSecrets(pathname: string, error: string): { path: string; error: string } {
  const secrets = pathname.split('/').filter((part) => SECRET.test(part))
  const hidden = (text: string) => secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text)
  return { path: hidden(pathname), error: hidden(error) }
}
