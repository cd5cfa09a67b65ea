'use client'
import { createContext } from 'react'
import type { Messages } from '../locales/Messages.js'

/** Undefined outside of the modal. */
export const MessagesContext = createContext<Messages | undefined>(undefined)
