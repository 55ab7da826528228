import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './primitives.ts'
import type { Permission } from './staff.ts'

/** The id of a document or of a part of one; for a new one the screen makes it up. */
export const DocumentId = z.string().regex(/^[\w-]{1,64}$/)

/** How what is drafted differs from what guests see. */
export const DocumentState = z.enum(['published', 'changed', 'new', 'deleted'])
export type DocumentState = z.output<typeof DocumentState>

/** The address of a document in texts of pages and the like: small letters, digits and hyphens. Empty: made from the name. */
export const Slug = z
  .string()
  .trim()
  .max(80)
  .regex(/^[a-z0-9-]*$/)

/** Texts in other languages than the restaurant's own, by language and field; what is missing is shown in its own. */
export const translationsOf = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  z.record(LanguageCode, z.object(fields).partial())

/**
 * A document as the staff reads it: the draft if there is one, else what is published. A deleted one is shown as it was
 * until the deletion is published. Writing it needs its `version`.
 */
const entryOf = <Schema extends z.ZodType>(document: Schema) =>
  z.object({ id: z.string(), state: DocumentState, version: z.string(), document })

/** The `version` at which the document was read; left out for a new one. */
const Version = z.object({ version: z.string().max(64).optional() })
const params = z.object({ id: DocumentId })

/** A page or the translations of a language are longer than a form. */
const MAX_BODY = 2 * 1024 * 1024

type Definition<Name extends string, Schema extends z.ZodType> = {
  /** The kind in the ids of its calls, for example `Product`. */
  name: Name
  /** Below `/staff`. */
  path: string
  schema: Schema
  permission: Permission
  /** What the documents are, for the description: `dishes`. */
  what: string
  /** Guests see what is written at once, without a draft; the same as in `kindsAtOnce` of contract/document-kinds.ts. */
  actsAtOnce?: boolean
}

/**
 * The four calls of one kind of documents (decision 0032). Writing takes the whole document and the version it was read
 * at; another version in the meantime is answered 409 with the current document in `current`. The same document sent
 * again is answered as it stands.
 */
export function documentEndpoints<const Name extends string, Schema extends z.ZodType>({
  name,
  path,
  schema,
  permission,
  what,
  actsAtOnce = false,
}: Definition<Name, Schema>) {
  const Entry = entryOf(schema)
  const shared = { auth: 'staff', permission } as const
  // What is drafted counts at every branch; what belongs to a branch acts at once.
  const writes = { ...shared, needsAllBranches: !actsAtOnce } as const
  const list = endpoint({
    ...shared,
    id: `list${name}Documents`,
    method: 'GET',
    path: `/staff/${path}`,
    summary: `All ${what} with what is drafted`,
    response: z.array(Entry),
  })
  const get = endpoint({
    ...shared,
    id: `get${name}Document`,
    method: 'GET',
    path: `/staff/${path}/{id}`,
    summary: `One of the ${what} with what is drafted`,
    params,
    response: Entry,
  })
  const save = endpoint({
    ...writes,
    id: `save${name}Document`,
    method: 'PUT',
    path: `/staff/${path}/{id}`,
    summary: actsAtOnce
      ? `Writes one of the ${what} as a whole; it counts at once`
      : `Drafts one of the ${what} as a whole; guests see it once it is published`,
    params,
    query: Version,
    body: schema,
    maxBody: MAX_BODY,
    response: Entry,
  })
  const remove = endpoint({
    ...writes,
    id: `remove${name}Document`,
    method: 'DELETE',
    path: `/staff/${path}/{id}`,
    summary: actsAtOnce
      ? `Removes one of the ${what} at once`
      : `Drafts the deletion of one of the ${what}; a new one is forgotten at once`,
    params,
    query: Version,
    response: Entry.nullable(),
  })
  return {
    [list.id]: list,
    [get.id]: get,
    [save.id]: save,
    [remove.id]: remove,
  } as { [Key in `list${Name}Documents`]: typeof list } & {
    [Key in `get${Name}Document`]: typeof get
  } & { [Key in `save${Name}Document`]: typeof save } & { [Key in `remove${Name}Document`]: typeof remove }
}
