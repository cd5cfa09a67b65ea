import { callMethod, type Page, readErrorText, readProperty } from '@portico/core/adapter'
import { knownWallets } from '../knownWallets.js'
import type { CosmosWallet } from './CosmosWallet.js'
import { describeChain } from './describeChain.js'
import { parseKey } from './parseKey.js'
import { parseAminoResult, parseDirectResult } from './parseSigned.js'

export function createKeplrWallet(id: string, provider: object, page: Page | undefined): CosmosWallet {
  const call = (method: string, ...inputs: readonly unknown[]) => callMethod(provider, method, inputs)

  const suggestChain: CosmosWallet['suggestChain'] = async chain =>
    void (await call('experimentalSuggestChain', chain))

  return {
    async enable(network) {
      const chainId = String(network.id)
      try {
        await call('enable', [chainId])
      } catch (error) {
        if (!isUnknownChain(error)) throw error
        await suggestChain(describeChain(network))
        await call('enable', [chainId])
      }
    },
    getKey: async network => parseKey(await call('getKey', String(network.id)), network),
    async disable() {
      if (readProperty(provider, 'disable')) await call('disable')
    },
    suggestChain,
    listen(onChange) {
      const event = knownWallets.find(wallet => wallet.id === id)?.changeEvent
      if (!event) return () => undefined
      page?.addEventListener(event, onChange)
      return () => page?.removeEventListener(event, onChange)
    },
    signAmino: async (network, signer, document) =>
      parseAminoResult(await call('signAmino', String(network.id), signer, document), document),
    signDirect: async (network, signer, document) =>
      parseDirectResult(await call('signDirect', String(network.id), signer, document), document),
  }
}

/** Keplr and compatible wallets report it only as text. */
function isUnknownChain(error: unknown): boolean {
  const cause = readProperty(error, 'cause')
  return /no chain info|chain .*not (?:found|supported)|unknown chain/i.test(
    `${readErrorText(error)} ${readErrorText(cause)}`,
  )
}
