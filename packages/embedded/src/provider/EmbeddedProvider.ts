import type { ProviderCall, ProviderListener } from '@portico/core/adapter'

/** The EIP-1193 provider of one chain family. */
export interface EmbeddedProvider {
  request(call: ProviderCall): Promise<unknown>
  on(event: string, listener: ProviderListener): EmbeddedProvider
  removeListener(event: string, listener: ProviderListener): EmbeddedProvider
}
