type Value = string | number | boolean | readonly Value[] | Form
/** The values of a form; undefined ones are left out. */
export type Form = { readonly [name: string]: Value | undefined }

/** A form as Stripe reads it: `{ a: [{ b: 1 }] }` becomes `a[0][b]=1`. */
export function encodeForm(form: Form): string {
  return new URLSearchParams(Object.entries(form).flatMap(([name, value]) => pairs(name, value))).toString()
}

function pairs(name: string, value: Value | undefined): [string, string][] {
  if (value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner))
}
