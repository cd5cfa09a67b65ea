import { askProvider, type RequestProvider } from '@portico/core/adapter'
import type { PolkadotWallet } from './PolkadotWallet.js'
import { parseSigned } from './parseSigned.js'

/** A wallet behind `polkadot_…` requests, on another device. Its source tells its accounts and what it does on its own. */
export function createRequestWallet(provider: RequestProvider): PolkadotWallet {
  const ask = (method: string, params: object) => askProvider(provider, method, params)

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
