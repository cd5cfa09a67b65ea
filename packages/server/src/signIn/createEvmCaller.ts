import type { SignInOptions } from '@portico/siwx/server'
import { callNode, NodeRefusal } from '../http/callNode.js'

/** Asks contracts at the nodes of the owner's choice. Nothing is ever sent. */
export function createEvmCaller(rpcUrls: Readonly<Record<string, string>>): SignInOptions['callEvm'] {
  return async (chainId, call) => {
    const node = Object.hasOwn(rpcUrls, chainId) ? rpcUrls[chainId] : undefined
    if (!node) return undefined
    try {
      const answer = await callNode(node, 'eth_call', [call, 'latest'])
      return typeof answer === 'string' ? answer : undefined
    } catch (error) {
      if (error instanceof NodeRefusal && isRevert(error.answer)) return undefined
      throw error
    }
  }
}

/** Nodes answer with an error where the contract reverts; one of the codes stands for any trouble of theirs, too. */
function isRevert({ code, message, data }: NodeRefusal['answer']): boolean {
  if (code === -32000) return /revert/i.test(message) || (typeof data === 'string' && /^0x/.test(data))
  return code === 3 || code === -32015
}
