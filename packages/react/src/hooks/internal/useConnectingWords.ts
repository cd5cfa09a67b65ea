'use client'
import { enConnecting } from '../../locales/later/enConnecting.js'
import type { LaterMessages } from '../../locales/Messages.js'
import { useWords } from './useWords.js'

/** The words of the views in which a wallet is connected. */
export function useConnectingWords(): LaterMessages['connecting'] {
  return useWords('connecting', enConnecting)
}
