'use client'
import { createContext } from 'react'

/** What the provider was told about its buttons. */
export const OptionsContext = createContext<{ readonly hideBalance?: boolean | undefined }>({})
