'use client'
import { useContext } from 'react'
import { enPairing } from '../locales/enPairing.js'
import type { Messages } from '../locales/Messages.js'
import { MessagesContext } from './MessagesContext.js'

/** The words of the views for remote wallets. Only those use it: the English ones are loaded with them. */
export function usePairingWords(): Messages['pairing'] {
  return useContext(MessagesContext)?.pairing ?? enPairing
}
