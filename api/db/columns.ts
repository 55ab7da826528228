/** 0 or 1: both databases store booleans as integers. */
export type Flag = 0 | 1

export function flag(value: boolean): Flag {
  return value ? 1 : 0
}
