/** One row of a sum: `total` stands out, `small` stands back. */
export type SumRow = { label: string; value: string; look: 'plain' | 'total' | 'small' }

/** One dish of an order: what belongs to it stands below its name. */
export type DishRow = { qty: string; name: string; details: string[]; price: string }

export type Fact = { label: string; value: string }

/** What a mail is made of; both of its versions, HTML and text, show the same parts in the same order. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: Fact[] }
  /** The one or two facts that matter most, large. */
  | { kind: 'keys'; rows: Fact[] }
  | { kind: 'dishes'; rows: DishRow[] }
  | { kind: 'sums'; rows: SumRow[] }
  /** Names with short texts below, as for allergens. */
  | { kind: 'notes'; rows: { name: string; texts: string[] }[] }
  | { kind: 'button'; label: string; url: string }
  /** Something to copy by hand. */
  | { kind: 'code'; text: string }
  /** What a person wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'small'; text: string }

/** A mail before it is drawn. `preview` is what a list of mails shows after the subject. */
export type MailContent = {
  subject: string
  preview: string
  title: string
  parts: Part[]
  /** The reply-to address; undefined means the restaurant's address. */
  replyTo?: { name: string; email: string }
}

/** The sender: the same for every mail of the restaurant. */
export type Sender = {
  name: string
  /** Address, phone, e-mail: one line each. */
  lines: string[]
  /** Imprint, terms, privacy. */
  links: { label: string; url: string }[]
  home: string
}
