/** A file and its content, as a store keeps it. */
export type NewFile = { name: string; content: Uint8Array }

/** Where files are kept that several machines have in common. Throws `StoreUnavailable` while it cannot be reached. */
export type FileStore = {
  /** The content of a file; undefined when there is none of this name. */
  get(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** Keeps files, the last one only when all the others are kept. One that is kept already stays as it is. */
  put(files: readonly NewFile[]): Promise<void>
  /** The names that begin with a folder, or all of them with an empty one, in their order. */
  list(folder: '' | `${string}/`): Promise<string[]>
  /** Removes files, and everything in the folders among the names. */
  remove(names: readonly string[]): Promise<void>
}
