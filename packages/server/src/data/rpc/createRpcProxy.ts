import * as v from 'valibot'
import { createCache } from '../createCache.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { RpcFailure } from '../nodes/RpcFailure.js'
import { UpstreamFailure } from '../UpstreamFailure.js'
import { rpcMethods } from './rpcMethods.js'

export const RpcRequestSchema = v.object({
  id: v.optional(v.nullable(v.union([v.number(), v.pipe(v.string(), v.maxLength(64))])), null),
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]), []),
})

export type RpcRequest = v.InferOutput<typeof RpcRequestSchema>

export type RpcAnswer = { jsonrpc: '2.0'; id: RpcRequest['id'] } & (
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } }
)

const methodNotFound = -32601
const internalError = -32603
const longestLifetime = 60_000

export function createRpcProxy(now?: () => number) {
  const cache = createCache<unknown>({ lifetime: longestLifetime, staleFor: 0, now })

  const run = (node: ChainNode, { method, params }: RpcRequest, lifetime: number) => {
    const call = () => node.callForeign(method, params)
    // Calls with parameters are not cached: their number of variants is unbounded.
    const isKept = lifetime > 0 && Object.keys(params).length === 0
    return isKept ? cache(`${node.chainId} ${method}`, call, lifetime) : call()
  }

  return async function answer(node: ChainNode, request: RpcRequest): Promise<RpcAnswer> {
    const head = { jsonrpc: '2.0', id: request.id } as const
    const methods = rpcMethods[node.family] ?? {}
    const lifetime = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
    if (lifetime === undefined) {
      const message = `The method ${request.method.replace(/\W/g, '')} is not served here.`
      return { ...head, error: { code: methodNotFound, message } }
    }
    try {
      return { ...head, result: (await run(node, request, lifetime)) ?? null }
    } catch (cause) {
      if (cause instanceof RpcFailure) return { ...head, error: cause.error }
      if (cause instanceof UpstreamFailure) {
        return { ...head, error: { code: internalError, message: cause.message } }
      }
      throw cause
    }
  }
}
