import { readProperty } from '@portico/core/adapter'
import { hex } from '@scure/base'
import { getReference } from '../../client/createChains.js'
import { askByTable } from '../askByTable.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'

export const polkadotFamily: EmbeddedFamily = {
  hasAccountsByNetwork: true,
  async answer(runtime, { method, params }) {
    if (!method.startsWith('polkadot_')) return runtime.refuse()
    return askByTable(runtime, 'polkadot', method, params)
  },
  formatChain: getReference,
  formatAddress: address => address,
  toUserChain: chain => chain,
  listMethods: known => known.filter(method => method.startsWith('polkadot_')),
  questions: {
    polkadot_signTransaction: 'window',
    polkadot_signMessage: readMessage,
  },
}

/** Hex strings are bytes, anything else is text. */
function readMessage(params: unknown): Uint8Array {
  const data = String(readProperty(params, 'data') ?? readProperty(params, 'message') ?? '')
  return /^0x([\da-f]{2})*$/i.test(data)
    ? hex.decode(data.slice(2).toLowerCase())
    : new TextEncoder().encode(data)
}
