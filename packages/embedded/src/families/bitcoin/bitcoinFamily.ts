import { readProperty } from '@portico/core/adapter'
import { getReference } from '../../client/createChains.js'
import { askByTable } from '../askByTable.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'

const namespace = 'bip122'

export const bitcoinFamily: EmbeddedFamily<typeof namespace> = {
  hasAccountsByNetwork: true,
  async answer(runtime, call) {
    if (call.method !== 'getAccountAddresses') return askByTable(runtime, namespace, call)
    return runtime
      .getAccounts(namespace)
      .map(({ address, publicKey, type }) => ({ address, publicKey, intention: type }))
  },
  formatChain: getReference,
  formatAddress: address => address,
  toUserChain: chain => chain,
  ownMethods: ['getAccountAddresses'],
  readMessage: {
    signMessage: params => new TextEncoder().encode(String(readProperty(params, 'message'))),
  },
}
