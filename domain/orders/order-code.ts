/** 32 signs without 0, O, 1 and I, so that a code can be read out; 32 divides 256, so every sign is equally likely. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const ORDER_CODE_LENGTH = 6

/** A code people can say at the counter, made of at least six random bytes. */
export function orderCode(random: Uint8Array): string {
  if (random.length < ORDER_CODE_LENGTH)
    throw new RangeError(`an order code needs ${ORDER_CODE_LENGTH} random bytes`)
  return Array.from(random.subarray(0, ORDER_CODE_LENGTH), (byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  ).join('')
}
