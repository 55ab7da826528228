/** One server-sent event: its number and what it carries. */
export type ServerEvent = { id: string; data: string }

/**
 * Takes apart what has arrived of a stream of server-sent events: the whole events, and the rest that is still to be
 * completed. Comments and events without data are left out.
 */
export function readEvents(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block) => {
    const lines = block.split('\n')
    const field = (name: string) =>
      lines
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
    const data = field('data')
    return data.length > 0 ? [{ id: field('id').at(-1) ?? '', data: data.join('\n') }] : []
  })
  return { events, rest }
}
