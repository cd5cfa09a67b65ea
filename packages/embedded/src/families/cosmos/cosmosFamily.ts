import { readProperty } from '@portico/core/adapter'
import { base64, hex } from '@scure/base'
import { getReference } from '../../client/createChains.js'
import { askByTable } from '../askByTable.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'

const namespace = 'cosmos'

export const cosmosFamily: EmbeddedFamily<typeof namespace> = {
  hasAccountsByNetwork: true,
  async answer(runtime, call) {
    if (call.method !== 'cosmos_getAccounts') return askByTable(runtime, namespace, call)
    return runtime.getAccounts(namespace).map(({ address, publicKey = '' }) => ({
      address,
      algo: 'secp256k1',
      pubkey: base64.encode(hex.decode(publicKey)),
    }))
  },
  formatChain: getReference,
  formatAddress: address => address,
  toUserChain: chain => chain,
  ownMethods: ['cosmos_getAccounts'],
  readMessage: { cosmos_signAmino: readMessage },
}

function readMessage(params: unknown): Uint8Array | undefined {
  const document = readProperty(params, 'signDoc')
  const data = readProperty(readProperty(readProperty(readProperty(document, 'msgs'), '0'), 'value'), 'data')
  try {
    const isMessage = readProperty(document, 'chain_id') === '' && typeof data === 'string'
    return isMessage ? base64.decode(data) : undefined
  } catch {
    return undefined
  }
}
