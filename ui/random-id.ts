/** 128 random bits in hexadecimal; unlike `crypto.randomUUID` it also works on a page without TLS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
