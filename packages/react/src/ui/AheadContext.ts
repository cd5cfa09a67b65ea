import { createContext } from 'react'

/** True in content that is rendered in advance. Such content must not fetch anything. */
export const AheadContext = createContext(false)
