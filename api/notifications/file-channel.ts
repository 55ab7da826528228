import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Channel, Message } from './message.ts'
import { mimeOptions } from './mime-options.ts'

/** Writes mails as .eml files, for a server without a mail server. A retry writes the same file. */
export function fileChannel(folder: string): Channel {
  return {
    send: async (message) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message: bytes } = await transport.sendMail(mimeOptions(message))
      await mkdir(folder, { recursive: true })
      const name = fileName(message)
      const unfinished = join(folder, `.${name}.part`)
      const file = await open(unfinished, 'w', 0o600)
      try {
        await file.writeFile(bytes as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, name))
    },
    close: () => {},
  }
}

/** `2026-11-20T18-00-00Z-<id>.eml`: sorted by time, and allowed on every file system. */
const fileName = ({ date, id }: Message): string =>
  `${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${id}.eml`
