import type { Route } from '@portico/core'
import { createContext } from 'react'
import type { MarksStore } from '../marks/createMarksStore.js'

/** True in a list that stays beside its detail view: another choice replaces the current one. */
export const ListPaneContext = createContext(false)

/** Undefined outside of the dialog, where monograms are shown instead. */
export const MarksContext = createContext<Readonly<Record<'networks' | 'wallets', MarksStore>> | undefined>(
  undefined,
)

/** Preloads the code of a route; does nothing outside of the dialog. */
export const PreloadContext = createContext<(route: Route) => void>(() => undefined)
