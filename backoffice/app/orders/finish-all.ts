/**
 * Finishes some of the orders after the others, until none is left. `onLeft` hears how many follow. Answers how many were
 * finished.
 */
export async function finishAll(
  finishSome: () => Promise<{ finished: number; left: number }>,
  onLeft: (count: number) => void,
): Promise<number> {
  let all = 0
  for (;;) {
    const { finished, left } = await finishSome()
    all += finished
    // What somebody else has finished meanwhile counts as nothing, and is left no more.
    if (left === 0 || finished === 0) return all
    onLeft(left)
  }
}
