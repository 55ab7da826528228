import type { z } from 'zod'
import type { Permission } from './staff.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The access of an endpoint: anyone, any token (an account or a table), an account, or a member of staff. */
export type Auth = 'public' | 'session' | 'user' | 'staff'

/**
 * One call of the API, as data. Read by four readers: `mount` on the server, `createClient` in the browser and in
 * tests, `toOpenApi` for the documentation, and the tests that walk the whole contract.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Meta extends z.ZodType = z.ZodType,
> = {
  readonly id: string
  readonly method: Method
  /** Path below `/api`, with `{name}` for parameters. */
  readonly path: string
  readonly auth: Auth
  /** With `auth: 'staff'`: what the caller's role must have; left out where members read or change only what is their own. */
  readonly permission?: Permission
  /** With `auth: 'staff'`: only for members of all branches, since it changes what these share. */
  readonly needsAllBranches?: boolean
  /** With `auth: 'staff'`: also for a member who has to set up a second factor before anything else. */
  readonly beforeSecondFactor?: boolean
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** How many bytes the body may have, where the usual 64 KiB do not suffice. */
  readonly maxBody?: number
  /** The body is not JSON but one file of one of these types, as it is. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number }
  readonly response: Response
  readonly meta?: Meta
  /** `content`: the answer depends only on `params`, branch, language and content version; it is kept in the response cache. */
  readonly cache?: 'content'
  /** A long answer that depends on the clock and on nobody: it is made for each call and compressed, as nothing in it is secret. */
  readonly compressed?: boolean
  /**
   * `events`: the answer never ends; it is a stream of server-sent events, each with `response` as its data.
   * `file`: the answer is a file to keep, with `response` as its text.
   */
  readonly stream?: 'events' | 'file'
  /** `none`: the answer is the bare value, not `{data}` (translations, spec 7). */
  readonly envelope?: 'none'
  /** The call creates something: it takes an `Idempotency-Key`, and the same key gets the same answer. */
  readonly idempotent?: boolean
}

/** Declares one call and keeps the exact schema types. */
export function endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Meta extends z.ZodType,
>(definition: Endpoint<Params, Query, Body, Response, Meta>): Endpoint<Params, Query, Body, Response, Meta> {
  return definition
}

type Given<Key extends string, Schema> = Schema extends z.ZodType
  ? z.ZodType extends Schema
    ? { [K in Key]?: undefined }
    : { [K in Key]: z.output<Schema> }
  : { [K in Key]?: undefined }

/** What a caller passes and a handler receives: decoded values (money as cents). */
export type Args<E extends Endpoint> = (E extends Endpoint<infer P, infer Q, infer B>
  ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
  : never) & { idempotencyKey?: string }

/** The decoded answer: the data alone, or data and meta where the call has meta (spec 7). */
export type Answer<E extends Endpoint> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R, infer M>
    ? z.ZodType extends M
      ? z.output<R>
      : { data: z.output<R>; meta: z.output<M> }
    : never
