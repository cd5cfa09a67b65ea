import { createContext } from 'react'

/** True in a list that stays beside its detail view: another choice replaces the current one. */
export const ListPaneContext = createContext(false)
