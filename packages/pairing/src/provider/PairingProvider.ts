import type { RemoteCall } from './RemoteCall.js'

export type ProviderListener = (value: unknown) => void

/** The remote wallet as one family of chains sees it (EIP-1193 style). */
export interface PairingProvider {
  request(call: RemoteCall, chain?: string): Promise<unknown>
  on(event: string, listener: ProviderListener): PairingProvider
  removeListener(event: string, listener: ProviderListener): PairingProvider
}
