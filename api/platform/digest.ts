import { createHmac, hash } from 'node:crypto'

/** SHA-256 of a text, as base64url: what is stored of a token, or tells one request from another. */
export const digest = (text: string): string => hash('sha256', text, 'base64url')

/** What only the holder of `secret` can have written under a text: 192 bits of its HMAC-SHA-256, as base64url. */
export const signature = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
