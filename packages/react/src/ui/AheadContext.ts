import { createContext } from 'react'

/** True in what is drawn before anybody asked for it: nothing may be fetched for it. */
export const AheadContext = createContext(false)
