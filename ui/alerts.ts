/** A message that waits for an answer (spec 8): titled 'Success' or 'Error', closed by 'Ok'. */
export type Alert = { kind: 'success' | 'error'; text: string }

type Listener = () => void

let alert: Alert | undefined
const listeners = new Set<Listener>()

function set(next: Alert | undefined): void {
  alert = next
  for (const listener of listeners) listener()
}

/** Shows a message in the middle of the screen; a later one takes the place of an earlier one. */
export const showAlert = (next: Alert): void => set(next)

export const closeAlert = (): void => set(undefined)

/** For `useSyncExternalStore`. */
export const alertStore = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: (): Alert | undefined => alert,
  readOnServer: (): Alert | undefined => undefined,
}
