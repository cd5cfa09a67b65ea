import * as v from 'valibot'
import { chainIdSchema, httpUrlSchema, windowSchema } from './shapes.js'

/**
 * An RPC request to the vault. Any method passes here, so that the vault can reply to unknown ones with an error;
 * `parseRpcCall` checks method and parameters.
 */
export const RpcRequestSchema = v.strictObject({
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(
    v.union([v.pipe(v.array(v.unknown()), v.maxLength(64)), v.record(v.string(), v.unknown())]),
  ),
  /** CAIP-2 namespace; the vault knows its own families. */
  chainNamespace: v.optional(v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}$/))),
  chainId: v.optional(chainIdSchema),
  rpcUrl: v.optional(httpUrlSchema),
  window: windowSchema,
})
export type RpcRequest = v.InferOutput<typeof RpcRequestSchema>
