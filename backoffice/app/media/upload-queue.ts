import { ApiError } from '#contract/client.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'

/** `refused` is final; `failed` and `offline` keep the file, and `offline` tries again by itself. */
export type UploadStatus = 'waiting' | 'sending' | 'processing' | 'offline' | 'failed' | 'refused'

/** A file on its way; `progress` is the part of it that was sent. */
export type Upload = { id: number; file: Blob; status: UploadStatus; progress: number; why: string }

type QueueOptions = {
  send(file: Blob, onProgress: (sent: number) => void): Promise<StoredPicture>
  /** Why a file is not sent at all. */
  check(file: Blob): Promise<string | undefined>
  onStored(picture: StoredPicture): void
}

export type UploadQueue = {
  read(): readonly Upload[]
  subscribe(listener: () => void): () => void
  add(files: readonly Blob[]): void
  retry(id: number): void
  /** Takes a file out; what is being sent is not used any more. */
  drop(id: number): void
  /** Sends again what had no connection. */
  resume(): void
}

export const TRY_AGAIN_MS = 5_000

/** Sends files one after the other and keeps each until it has arrived or was refused. */
export function createUploadQueue({ send, check, onStored }: QueueOptions): UploadQueue {
  const listeners = new Set<() => void>()
  let uploads: readonly Upload[] = []
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastId = 0

  function set(next: readonly Upload[]): void {
    uploads = next
    for (const listener of listeners) listener()
  }

  const change = (id: number, more: Partial<Upload>) =>
    set(uploads.map((one) => (one.id === id ? { ...one, ...more } : one)))
  const drop = (id: number) => set(uploads.filter((one) => one.id !== id))

  async function work(): Promise<void> {
    const next = isBusy ? undefined : uploads.find(({ status }) => status === 'waiting')
    if (!next) return
    const { id, file } = next
    isBusy = true
    try {
      const why = await check(file)
      if (why !== undefined) change(id, { status: 'refused', why })
      else await sendOne(id, file)
    } catch (error) {
      change(id, failureOf(error))
      if (isOffline(error)) later()
    } finally {
      isBusy = false
    }
    void work()
  }

  async function sendOne(id: number, file: Blob): Promise<void> {
    change(id, { status: 'sending', progress: 0 })
    const picture = await send(file, (progress) =>
      change(id, { progress, status: progress < 1 ? 'sending' : 'processing' }),
    )
    if (!uploads.some((one) => one.id === id)) return
    drop(id)
    onStored(picture)
  }

  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(resume, TRY_AGAIN_MS)
  }

  function resume(): void {
    clearTimeout(timer)
    set(uploads.map((one) => (one.status === 'offline' ? { ...one, status: 'waiting' } : one)))
    void work()
  }

  return {
    read: () => uploads,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(files) {
      const added = files.map((file): Upload => ({
        id: ++lastId,
        file,
        status: 'waiting',
        progress: 0,
        why: '',
      }))
      set([...uploads, ...added])
      void work()
    },
    retry(id) {
      change(id, { status: 'waiting', progress: 0, why: '' })
      void work()
    },
    drop,
    resume,
  }
}

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** What the server says about the file is final; everything else may work the next time. */
function failureOf(error: unknown): Partial<Upload> {
  if (isOffline(error)) return { status: 'offline', progress: 0 }
  if (!(error instanceof ApiError)) return { status: 'failed', progress: 0 }
  const why = Object.values(error.fields)[0]?.[0] ?? (error.code === 'network' ? '' : error.message)
  const isAboutFile = [413, 415, 422].includes(error.status)
  return { status: isAboutFile ? 'refused' : 'failed', progress: 0, why }
}
