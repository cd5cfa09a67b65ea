import { createContext } from 'react'

export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined)
