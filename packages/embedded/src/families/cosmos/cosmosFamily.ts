import { readProperty } from '@portico/core/adapter'
import { base64 } from '@scure/base'
import { getReference } from '../../client/createChains.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'
import { answerCosmos } from './answerCosmos.js'

export const cosmosFamily: EmbeddedFamily = {
  hasAccountsByNetwork: true,
  answer: answerCosmos,
  formatChain: getReference,
  formatAddress: address => address,
  toUserChain: chain => chain,
  listMethods: known => [...known.filter(method => method.startsWith('cosmos_')), 'cosmos_getAccounts'],
  questions: {
    cosmos_signDirect: 'window',
    cosmos_signAmino: readMessage,
  },
}

/** Reads the data of an ADR-36 message. */
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
