import { createContext } from 'react'

/** Where the styles of views go that are loaded later. */
export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined)
