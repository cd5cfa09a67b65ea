import * as v from 'valibot'
import { chainIdSchema, httpUrlSchema, windowSchema } from './shapes.js'

/**
 * A call on its way to the vault. Any method gets through here, so that the vault can answer what it does not know with
 * a refusal; `parseRpcCall` looks at method and parameters.
 */
export const RpcRequestSchema = v.strictObject({
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(
    v.union([v.pipe(v.array(v.unknown()), v.maxLength(64)), v.record(v.string(), v.unknown())]),
  ),
  /** In the form of CAIP-2. Which families there are keys for, the vault knows. */
  chainNamespace: v.optional(v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}$/))),
  /** The plain id of the network; the namespace stands beside it. */
  chainId: v.optional(chainIdSchema),
  rpcUrl: v.optional(httpUrlSchema),
  window: windowSchema,
})

export type RpcRequest = v.InferOutput<typeof RpcRequestSchema>
