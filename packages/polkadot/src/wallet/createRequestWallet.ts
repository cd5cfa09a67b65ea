import { askProvider, type RequestProvider } from '@portico/core/adapter'
import { hex } from '@scure/base'
import type { PolkadotWallet } from './PolkadotWallet.js'
import { parseSigned } from './parseSigned.js'

/** A wallet behind `polkadot_…` requests, on another device. Its source tells its accounts and what it does on its own. */
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
          // What wallets read that were made before the method was written down. They wrap it themselves.
          message: data,
        }),
      ),
    signPayload: async payload =>
      parseSigned(
        await ask('polkadot_signTransaction', { address: payload.address, transactionPayload: payload }),
      ),
  }
}

/** Between the marks that keep a transaction from passing for a message: here the page puts them on. */
function wrap(data: string): string {
  const inner = /^0x(?:[0-9a-f]{2})*$/i.test(data) ? data.slice(2) : encode(data)
  return `0x${encode('<Bytes>')}${inner}${encode('</Bytes>')}`
}

const encode = (text: string) => hex.encode(new TextEncoder().encode(text))
