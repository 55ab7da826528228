const PREFIX = 'form:'
/** No form keeps a password, whatever else it keeps. */
const SECRET = /password/

/** The values of a form that this tab keeps; undefined without any. Only what the form itself has now is read back. */
export function readForm<V extends Record<string, string | boolean>>(id: string, now: V): Partial<V> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + id) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const known = Object.entries(stored).filter(([name, value]) => typeof value === typeof now[name])
    return Object.fromEntries(known) as Partial<V>
  } catch {
    return {} // a browser without storage, or something that is no form
  }
}

/** Keeps what differs from what the form starts with for the rest of the visit, without passwords. */
export function storeForm<V extends Record<string, string | boolean>>(
  id: string,
  values: V,
  initial: V,
): void {
  const kept = Object.entries(values).filter(([name, value]) => !SECRET.test(name) && value !== initial[name])
  if (kept.length === 0) {
    forgetForm(id)
    return
  }
  try {
    sessionStorage.setItem(PREFIX + id, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Without storage it lives as long as the page.
  }
}

/** The form was sent. */
export function forgetForm(id: string): void {
  try {
    sessionStorage.removeItem(PREFIX + id)
  } catch {
    // Nothing was stored then.
  }
}

/** Forgets every form of this tab: name, phone, address, and what the guest must not or will not eat. */
export function forgetForms(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    const isPersonal = (key: string) =>
      ['checkout', 'deliveryLocation', 'delivery-terms', 'menu-filter'].includes(key) ||
      key.startsWith(PREFIX)
    for (const key of keys) if (isPersonal(key)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored then.
  }
}
