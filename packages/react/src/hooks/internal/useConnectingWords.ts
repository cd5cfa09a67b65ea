'use client'
import { enConnecting } from '../../locales/later/enConnecting.js'
import type { LaterMessages } from '../../locales/Messages.js'
import { useWords } from './useWords.js'

export function useConnectingWords(): LaterMessages['connecting'] {
  return useWords('connecting', enConnecting)
}
