import { readProperty } from '@portico/core/adapter'
import { base58 } from '@scure/base'
import { getReference } from '../../client/createChains.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'
import { answerSolana } from './answerSolana.js'

export const solanaFamily: EmbeddedFamily<'solana'> = {
  answer: answerSolana,
  formatChain: getReference,
  formatAddress: address => address,
  toUserChain: chain => chain,
  ownMethods: [],
  readMessage: {
    solana_signMessage: params => base58.decode(String(readProperty(params, 'message'))),
  },
}
