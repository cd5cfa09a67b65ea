import type { PairingFamily } from './PairingFamily.js'

/** The family of EVM chains: the one that sign-in with the same tap is about. */
export const evmNamespace = 'eip155'

export const evmFamily: PairingFamily = {
  formatChain: reference => `0x${Number(reference).toString(16)}`,
  accountShape: /^eip155:\d+:0x[0-9a-fA-F]{40}$/,
  checksums: true,
}
