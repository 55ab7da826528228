import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a port that can be cut, as a cable or a switch would be: nothing passes, and no end is told. */
type Link = { port: number; cut(): void; heal(): void; close(): void }

/** Opens a link to a port of this machine. */
export async function openLink(to: number): Promise<Link> {
  const open = new Set<Socket>()
  let isCut = false
  /** Who has connected while it was cut. */
  let waiting: Socket[] = []

  function join(from: Socket): void {
    const server = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [from, server],
      [server, from],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('data', (chunk) => {
        if (!other.write(chunk)) one.pause()
      })
      one.on('drain', () => {
        if (!isCut) other.resume()
      })
      one.on('end', () => other.end())
      one.on('close', () => {
        open.delete(one)
        if (!isCut) other.destroy()
      })
    }
  }

  const listener = createServer((socket) => {
    if (!isCut) return join(socket)
    socket.on('error', () => {})
    waiting.push(socket.pause())
    return undefined
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return {
    port: (listener.address() as AddressInfo).port,
    cut() {
      isCut = true
      for (const socket of open) socket.pause()
    },
    heal() {
      isCut = false
      for (const socket of open) socket.resume()
      for (const socket of waiting) join(socket)
      waiting = []
    },
    close() {
      listener.close()
      for (const socket of [...open, ...waiting]) socket.destroy()
    },
  }
}
