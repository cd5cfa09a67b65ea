import { toRpcError } from '@portico/core/adapter'
import { getReference } from '../../client/createChains.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'
import { answerEvm, formatChain } from './answerEvm.js'

export const evmFamily: EmbeddedFamily = {
  answer: (runtime, call) =>
    answerEvm(runtime, call).catch((error: unknown) => {
      throw toRpcError(error)
    }),
  formatChain,
  toUserChain: chain => Number(getReference(chain)),
  // Networks are switched in the page, so the vault has no such method.
  listMethods: known => [
    ...known.filter(method => !method.startsWith('solana_')),
    'wallet_switchEthereumChain',
  ],
}
