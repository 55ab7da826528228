import { createContext } from 'react'

/**
 * Marks, while the server renders one page, the elements that our build writes; undefined in browsers. The server takes it
 * out again and allows exactly the scripts and styles that carried it: nothing that was typed can know it.
 */
export const RenderMark = createContext<string | undefined>(undefined)
