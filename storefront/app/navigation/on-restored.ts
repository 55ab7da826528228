/**
 * Calls back when the browser shows a page again that it kept in memory, as its Back button may: everything on it is as it
 * was left. Answers the function that stops it.
 */
export function onRestored(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
