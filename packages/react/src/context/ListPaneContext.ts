import { createContext } from 'react'

/** True in a list that stays beside what is chosen in it: another choice takes the place of the last. */
export const ListPaneContext = createContext(false)
