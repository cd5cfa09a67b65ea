import * as v from 'valibot'
import { chainIdSchema, httpUrlSchema } from './shapes.js'

/**
 * A call on its way to the vault. Any method gets through here, so that the vault can answer what it does not know with
 * a refusal; `parseRpcCall` looks at method and parameters.
 */
export const RpcRequestSchema = v.strictObject({
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(
    v.union([v.pipe(v.array(v.unknown()), v.maxLength(64)), v.record(v.string(), v.unknown())]),
  ),
  chainNamespace: v.optional(v.picklist(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])),
  /** The plain id of the network; the namespace stands beside it. */
  chainId: v.optional(chainIdSchema),
  rpcUrl: v.optional(httpUrlSchema),
})

export type RpcRequest = v.InferOutput<typeof RpcRequestSchema>
