import { readProperty } from '@portico/core/adapter'
import { hex } from '@scure/base'
import { getReference } from '../../client/createChains.js'
import { askByTable } from '../askByTable.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'

const namespace = 'polkadot'

export const polkadotFamily: EmbeddedFamily<typeof namespace> = {
  hasAccountsByNetwork: true,
  answer: (runtime, call) => askByTable(runtime, namespace, call),
  formatChain: getReference,
  formatAddress: address => address,
  toUserChain: chain => chain,
  ownMethods: [],
  readMessage: { polkadot_signMessage: readMessage },
}

/** Hex strings are bytes, anything else is text. */
function readMessage(params: unknown): Uint8Array {
  const data = String(readProperty(params, 'data') ?? readProperty(params, 'message') ?? '')
  return /^0x([\da-f]{2})*$/i.test(data)
    ? hex.decode(data.slice(2).toLowerCase())
    : new TextEncoder().encode(data)
}
