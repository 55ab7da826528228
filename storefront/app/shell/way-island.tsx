const WayLink = import.meta.env.SSR ? (await import('../location/way-chip.tsx')).WayLink : undefined

/** What the server wrote for everybody. */
const written = import.meta.env.SSR ? '' : (document.querySelector('.way-island')?.innerHTML ?? '')

/**
 * Way, place and time in the header, as the server writes them for everybody. What this guest has named is filled in later
 * (`WayOfHeader`), in the room that is kept for it.
 */
export function WayIsland() {
  return WayLink ? (
    <div className="way-island">
      <WayLink />
    </div>
  ) : (
    <div className="way-island" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />
  )
}
