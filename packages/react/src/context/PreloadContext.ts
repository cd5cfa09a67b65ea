import type { Route } from '@portico/core'
import { createContext } from 'react'

/** Preloads the code of a route; does nothing outside of the dialog. */
export const PreloadContext = createContext<(route: Route) => void>(() => undefined)
