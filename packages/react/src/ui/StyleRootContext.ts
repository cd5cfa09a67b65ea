import { createContext } from 'react'

/** The root that adopts the styles of views that load later. */
export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined)
