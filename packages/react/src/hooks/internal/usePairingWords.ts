'use client'
import { enPairing } from '../../locales/later/enPairing.js'
import type { LaterMessages } from '../../locales/Messages.js'
import { useWords } from './useWords.js'

/** The words of the views for remote wallets. */
export function usePairingWords(): LaterMessages['pairing'] {
  return useWords('pairing', enPairing)
}
