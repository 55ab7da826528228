import { createContext } from 'react'

/** Whether the guest orders at a table; false while that is not known. */
export const AtTable = createContext(false)
