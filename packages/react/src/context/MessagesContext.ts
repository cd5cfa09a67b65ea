'use client'
import { createContext } from 'react'
import type { Messages } from '../locales/Messages.js'

/** Undefined outside of the modal, which sets it. */
export const MessagesContext = createContext<Messages | undefined>(undefined)
