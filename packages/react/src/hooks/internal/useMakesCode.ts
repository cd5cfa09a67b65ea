'use client'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

/** Whether the kit creates the pairing URI, rather than the site. */
export function useMakesCode(): boolean {
  const { options } = usePorticoInstance('useMakesCode')
  const isOwners = usePorticoStore(({ modal }) => modal.uri !== undefined)
  return !isOwners && !options.ownPairingCodes
}
