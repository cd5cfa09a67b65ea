import { readProperty } from '@portico/core/adapter'
import { base58 } from '@scure/base'
import { getReference } from '../../client/createChains.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'
import { answerSolana } from './answerSolana.js'

export const solanaFamily: EmbeddedFamily = {
  answer: answerSolana,
  formatChain: getReference,
  formatAddress: address => address,
  toUserChain: chain => chain,
  listMethods: known => known.filter(method => method.startsWith('solana_')),
  questions: {
    solana_signTransaction: 'window',
    solana_signAllTransactions: 'window',
    solana_signAndSendTransaction: 'window',
    solana_signMessage: params => base58.decode(String(readProperty(params, 'message'))),
  },
}
