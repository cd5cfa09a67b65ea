import type { ReactNode } from 'react'
import { usePairing } from '../../../hooks/internal/usePairing.js'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { ConnectedPanel } from './ConnectedPanel.js'
import { FailedPanel } from './FailedPanel.js'
import { UnavailablePanel } from './UnavailablePanel.js'

export interface WithCodeProps {
  readonly wallet: ListedWallet | undefined
  /** Renders from the pairing URI, which is undefined while it is created. */
  readonly children: (uri: string | undefined) => ReactNode
}

/** Creates a pairing URI on mount, and shows an error if that fails. */
export function WithCode({ wallet, children }: WithCodeProps) {
  const [pairing, retry] = usePairing()
  const isConnected = usePorticoStore(state => state.modal.connected === true)
  if (isConnected) return <ConnectedPanel wallet={wallet} />
  if (pairing.status === 'unavailable') return <UnavailablePanel wallet={wallet} />
  if (pairing.status === 'rejected' || pairing.status === 'error') {
    return <FailedPanel wallet={wallet} failure={pairing} onRetry={retry} />
  }
  return children(pairing.uri)
}
