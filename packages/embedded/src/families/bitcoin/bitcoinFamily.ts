import { readProperty } from '@portico/core/adapter'
import { getReference } from '../../client/createChains.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'
import { answerBitcoin } from './answerBitcoin.js'

const methods = ['sendTransfer', 'signMessage', 'signPsbt']

export const bitcoinFamily: EmbeddedFamily = {
  hasAccountsByNetwork: true,
  answer: answerBitcoin,
  formatChain: getReference,
  formatAddress: address => address,
  toUserChain: chain => chain,
  listMethods: known => [...known.filter(method => methods.includes(method)), 'getAccountAddresses'],
  questions: {
    sendTransfer: 'window',
    signPsbt: 'window',
    signMessage: params => new TextEncoder().encode(String(readProperty(params, 'message'))),
  },
}
