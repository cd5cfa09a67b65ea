import { normaliseError, readProperty } from '@portico/core/adapter'
import type { PolkadotWallet } from './PolkadotWallet.js'
import { parseSigned } from './parseSigned.js'

export interface RequestProvider {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

export function isRequestProvider(provider: unknown): provider is RequestProvider {
  return typeof readProperty(provider, 'request') === 'function'
}

/** A wallet behind `polkadot_…` requests, on another device. Its source tells its accounts and what it does on its own. */
export function createRequestWallet(provider: RequestProvider): PolkadotWallet {
  async function ask(method: string, params: object): Promise<unknown> {
    try {
      return await provider.request({ method, params })
    } catch (thrown) {
      throw normaliseError(thrown, method)
    }
  }

  return {
    enable: async () => [],
    listen: () => () => undefined,
    signRaw: async ({ address, data }) =>
      parseSigned(await ask('polkadot_signMessage', { address, message: data })),
    signPayload: async payload =>
      parseSigned(
        await ask('polkadot_signTransaction', { address: payload.address, transactionPayload: payload }),
      ),
  }
}
