/**
 * A text that a guest typed, for a mail that goes to whatever address the guest typed: it reads the same, but mail programs
 * find no link in it, so that nobody advertises to strangers through the restaurant.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/(?<=\w):(?=\S*\/)/g, ': ')
    .replace(/\/{2,}/g, '/')
    .replace(/@/g, ' (at) ')
    .replace(/\.(?=[\p{L}\p{M}])/gu, '. ')
