import type { Route } from '@portico/core'
import { createContext } from 'react'

/** Fetches what a route needs before somebody goes there; nothing outside of the dialog. */
export const PreloadContext = createContext<(route: Route) => void>(() => undefined)
