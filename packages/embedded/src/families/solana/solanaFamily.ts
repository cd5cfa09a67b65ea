import { getReference } from '../../client/createChains.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'
import { answerSolana } from './answerSolana.js'

export const solanaFamily: EmbeddedFamily = {
  answer: answerSolana,
  formatChain: getReference,
  toUserChain: chain => chain,
  listMethods: known => known.filter(method => method.startsWith('solana_')),
}
