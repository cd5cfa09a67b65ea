'use client'
import { enPairing } from '../../locales/later/enPairing.js'
import type { LaterMessages } from '../../locales/Messages.js'
import { useWords } from './useWords.js'

export function usePairingWords(): LaterMessages['pairing'] {
  return useWords('pairing', enPairing)
}
