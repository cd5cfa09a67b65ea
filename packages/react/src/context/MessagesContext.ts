'use client'
import { createContext } from 'react'
import type { Messages } from '../locales/Messages.js'

export const MessagesContext = createContext<Messages | undefined>(undefined)
