import type { RemoteCall } from './RemoteCall.js'

export type ProviderListener = (value: unknown) => void

/** The EIP-1193 provider of one chain family in a remote wallet. */
export interface PairingProvider {
  request(call: RemoteCall, chain?: string): Promise<unknown>
  on(event: string, listener: ProviderListener): PairingProvider
  removeListener(event: string, listener: ProviderListener): PairingProvider
}
