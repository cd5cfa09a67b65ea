import type { SignInOptions } from '@portico/siwx/server'
import { callNode, NodeRefusal } from '../http/callNode.js'

/** Read-only contract calls at the configured nodes. */
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

/** Nodes report a revert as an error; -32000 also stands for other failures. */
function isRevert({ code, message, data }: NodeRefusal['answer']): boolean {
  if (code === -32000) return /revert/i.test(message) || (typeof data === 'string' && /^0x/.test(data))
  return code === 3 || code === -32015
}
