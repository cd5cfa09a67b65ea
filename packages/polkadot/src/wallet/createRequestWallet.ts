import { askProvider, type RequestProvider } from '@portico/core/adapter'
import { hex } from '@scure/base'
import type { PolkadotWallet } from './PolkadotWallet.js'
import { parseSigned } from './parseSigned.js'

export function createRequestWallet(provider: RequestProvider): PolkadotWallet {
  const ask = (method: string, params: object) => askProvider(provider, method, params)

  return {
    enable: async () => [],
    listen: () => () => undefined,
    signRaw: async ({ address, data, type }) =>
      parseSigned(
        await ask('polkadot_signMessage', {
          address,
          data: type === 'bytes' ? wrap(data) : data,
          type,
          // For wallets that predate the specified method. They wrap the message themselves.
          message: data,
        }),
      ),
    signPayload: async payload =>
      parseSigned(
        await ask('polkadot_signTransaction', { address: payload.address, transactionPayload: payload }),
      ),
  }
}

/** Wraps the message in `<Bytes>`, so that it cannot be a transaction. Here the page does it, not the wallet. */
function wrap(data: string): string {
  const inner = /^0x(?:[0-9a-f]{2})*$/i.test(data) ? data.slice(2) : encode(data)
  return `0x${encode('<Bytes>')}${inner}${encode('</Bytes>')}`
}

const encode = (text: string) => hex.encode(new TextEncoder().encode(text))
