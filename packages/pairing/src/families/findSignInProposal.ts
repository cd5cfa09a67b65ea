import type { PairingProposal, PairParameters } from '../client/PairingClient.js'
import { evmNamespace } from './evmNamespace.js'

/** One-click authentication requires that every proposed chain is an EVM chain. */
export function findSignInProposal(namespaces: PairParameters['namespaces']): PairingProposal | undefined {
  return Object.keys(namespaces).length === 1 ? namespaces[evmNamespace] : undefined
}
