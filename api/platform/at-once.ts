/** Does `work` for each item, some of them at once. Throws the first error and begins no further work then. */
export async function atOnce<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values()
  let hasFailed = false
  const workThrough = async () => {
    for (const item of rest) {
      if (hasFailed) return
      await work(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: count }, workThrough))
}
