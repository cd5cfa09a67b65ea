import type { ProviderCall, ProviderListener } from '@portico/core/adapter'

/** The wallet as one family of chains sees it (EIP-1193). */
export interface EmbeddedProvider {
  request(call: ProviderCall): Promise<unknown>
  on(event: string, listener: ProviderListener): EmbeddedProvider
  removeListener(event: string, listener: ProviderListener): EmbeddedProvider
}
