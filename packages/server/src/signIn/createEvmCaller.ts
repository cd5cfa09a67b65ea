import type { SignInOptions } from '@portico/siwx/server'
import type { EvmCall } from '@portico/siwx/verify'
import * as v from 'valibot'
import { fetchCapped } from '../http/readCapped.js'
import { ServerFailure } from '../ServerFailure.js'

export function createEvmCaller(rpcUrls: Readonly<Record<string, string>>): SignInOptions['callEvm'] {
  return async (chainId, call) => {
    const node = Object.hasOwn(rpcUrls, chainId) ? rpcUrls[chainId] : undefined
    if (!node) return undefined
    try {
      const answer = await callNode(node, call)
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

const RefusalSchema = v.object({
  error: v.object({ code: v.number(), message: v.fallback(v.string(), ''), data: v.optional(v.unknown()) }),
})

class NodeRefusal extends ServerFailure {
  constructor(readonly answer: v.InferOutput<typeof RefusalSchema>['error']) {
    super('The node responded with an error.')
  }
}

async function callNode(node: string, call: EvmCall): Promise<unknown> {
  const { ok, status, text } = await fetchCapped('node', node, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] }),
    timeout: 4000,
  })
  if (!ok) throw new ServerFailure(`The node responded with ${status}.`)
  const answer: unknown = JSON.parse(text)
  if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result
  const refused = v.safeParse(RefusalSchema, answer)
  if (refused.success) throw new NodeRefusal(refused.output.error)
  throw new ServerFailure('The node responded without a result.')
}
