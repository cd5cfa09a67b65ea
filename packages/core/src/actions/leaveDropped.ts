import { connectorIds } from '../constants/connectors.js'
import type { PorticoState } from '../store/state.js'
import type { Portico } from '../types/Portico.js'
import { leaveRemote } from './leaveRemote.js'

const isRemote = ({ connectorId }: { readonly connectorId: string }) =>
  connectorId === connectorIds.walletConnect

/** Where there may not be several wallets, a new one drops those that stood by; a session would serve nobody then. */
export function leaveDropped(portico: Portico, before: PorticoState): void {
  if (hasRemote(before) && !isRemoteUsed(before) && !hasRemote(portico.store.get())) leaveRemote(portico)
}

function hasRemote({ connections }: PorticoState): boolean {
  return Object.values(connections).flat().some(isRemote)
}

/** One that is in use is left by whoever takes its place. */
function isRemoteUsed({ accounts }: PorticoState): boolean {
  return Object.values(accounts).some(account => account.status !== 'disconnected' && isRemote(account))
}
