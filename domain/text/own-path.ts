/**
 * Whether a text from an address is a path of this shop, so that a redirect to it never leads to another host: no part of the
 * path is empty (behind `/..` or `/.` one would lead to another host), and nothing in it is read as a slash or left out by
 * browsers.
 */
export const isOwnPath = (text: string): boolean =>
  /^(?:\/(?!\/)[^/?#\\\p{Cc}]*)+(?:[?#][^\\\p{Cc}]*)?$/u.test(text)
