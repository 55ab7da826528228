/**
 * The files of pictures, wherever they are kept. A name is one of `isMediaName` and follows from the content of its file,
 * which therefore never changes. Throws `StoreUnavailable` while the files cannot be reached.
 */
export type MediaFiles = {
  /** The content of a file; undefined when there is none of this name. */
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  write(name: string, content: string | Uint8Array): Promise<void>
  /** The names that begin with a folder, or all of them with an empty one, in their order. */
  list(folder: '' | `${string}/`): Promise<string[]>
  /** Removes files, and everything in the folders among the names. */
  remove(names: readonly string[]): Promise<void>
  /** Makes a file available below `mediaDir` of this machine; false when there is none of this name. */
  bring(name: string): Promise<boolean>
  /** Keeps what was written below `mediaDir` of this machine, a file or a folder, where every machine finds it. */
  keep(name: string): Promise<void>
}
