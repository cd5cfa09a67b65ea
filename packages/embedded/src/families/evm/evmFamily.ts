import { readProperty, toRpcError } from '@portico/core/adapter'
import { hex } from '@scure/base'
import { getReference } from '../../client/createChains.js'
import type { EmbeddedFamily } from '../EmbeddedFamily.js'
import { answerEvm } from './answerEvm.js'
import { formatChain } from './evmChains.js'

export const evmFamily: EmbeddedFamily<'eip155'> = {
  answer: (runtime, call) =>
    answerEvm(runtime, call).catch((error: unknown) => {
      throw toRpcError(error)
    }),
  formatChain,
  // Lowercase, as in MetaMask: pages compare it verbatim with the address recovered from a signature.
  formatAddress: address => address.toLowerCase(),
  toUserChain: chain => Number(getReference(chain)),
  // Networks are switched in the page, so the vault has no such method.
  ownMethods: ['wallet_switchEthereumChain'],
  readMessage: {
    personal_sign: params => hex.decode(String(readProperty(params, '0')).slice(2).toLowerCase()),
  },
}
