'use client'
import { createContext } from 'react'

export const OptionsContext = createContext<{ readonly hideBalance?: boolean | undefined }>({})
