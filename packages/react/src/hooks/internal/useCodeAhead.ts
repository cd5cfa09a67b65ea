import { getPlatform, lazy } from '@portico/core/adapter'
import { selectCanPair } from '@portico/core/internal'
import { useEffect } from 'react'
import { useLoaded } from '../../ui/Loaded.js'
import { usePorticoInstance, usePorticoStore } from './usePorticoStore.js'

/** On a phone, links of wallets contain the pairing URI, so it is created as soon as one is visible. */
export function useCodeAhead(inSight: boolean): void {
  const portico = usePorticoInstance('useCodeAhead')
  const canPair = usePorticoStore(selectCanPair)
  const isWanted = useMakesCode() && inSight && canPair && getPlatform(portico.environment).mobile
  const tools = useRemoteTools(isWanted)
  useEffect(
    () => (isWanted ? tools?.keepCode(portico, { showsAnswer: false }) : undefined),
    [portico, isWanted, tools],
  )
}

/** Whether the kit creates the pairing URI, rather than the site. */
export function useMakesCode(): boolean {
  const { options } = usePorticoInstance('useMakesCode')
  const isOwners = usePorticoStore(({ modal }) => modal.uri !== undefined)
  return !isOwners && !options.ownPairingCodes
}

const remoteTools = lazy(async () => (await import('../../remote/remoteTools.js')).remoteTools)

export function useRemoteTools(isWanted: boolean) {
  const { environment } = usePorticoInstance('useRemoteTools')
  const { value, error } = useLoaded(isWanted ? remoteTools : undefined)
  useEffect(() => {
    if (error) environment.logger.warn('The code for remote wallets could not be loaded.', error)
  }, [environment, error])
  return value
}
