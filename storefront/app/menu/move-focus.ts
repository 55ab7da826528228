type Row = { isUpright: boolean; isRtl: boolean }

/** Which item of a row a key leads to; undefined for keys that mean nothing to the row. Stays at its ends. */
export function moveFocus(
  key: string,
  at: number,
  count: number,
  { isUpright, isRtl }: Row,
): number | undefined {
  const steps: Record<string, number> = isUpright
    ? { ArrowDown: 1, ArrowUp: -1 }
    : { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }
  const step = { ...steps, Home: -count, End: count }[key]
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, at + step))
}
