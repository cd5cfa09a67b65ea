'use client'
import { createContext } from 'react'

/** The provider's settings for its buttons. */
export const OptionsContext = createContext<{ readonly hideBalance?: boolean | undefined }>({})
