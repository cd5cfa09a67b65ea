import * as v from 'valibot'

/** Name of the meta element with the vault's settings as JSON. */
export const vaultSettingsName = 'portico-vault'

export const VaultSettingsSchema = v.strictObject({
  projectId: v.string(),
  /** Origins that may embed the vault, local ones included where allowed. */
  allowedOrigins: v.array(v.string()),
  authUrl: v.string(),
  /** Omitted without an escrow; visitors have to set up recovery themselves. */
  escrowUrl: v.optional(v.string()),
  /** RPC URLs by CAIP-2 id; the content security policy blocks all others. */
  rpcUrls: v.record(v.string(), v.string()),
  /** Uniswap V2 compatible routers by CAIP-2 id, whose swaps the vault reads beside those of the ones it knows. */
  swapRouters: v.optional(v.record(v.string(), v.string())),
  smartAccounts: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        bundler: v.string(),
        /** Paymaster; without one the accounts pay their own gas. */
        paymaster: v.optional(v.string()),
        factory: v.string(),
        implementation: v.string(),
      }),
    ),
  ),
})
export type VaultSettings = v.InferOutput<typeof VaultSettingsSchema>
