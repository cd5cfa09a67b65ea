import * as v from 'valibot'

/** Name of the meta element of the vault's pages whose content are its settings as JSON. */
export const vaultSettingsName = 'portico-vault'

/** What the vault's pages are told by whoever serves them. */
export const VaultSettingsSchema = v.strictObject({
  projectId: v.string(),
  /** All that may embed the vault, pages on localhost included where they may. */
  allowedOrigins: v.array(v.string()),
  authUrl: v.string(),
  /** Absent where recovery is the visitors' own affair. */
  escrowUrl: v.optional(v.string()),
  /** Where to reach each chain, by CAIP-2 id; nothing else can be reached. */
  rpcUrls: v.record(v.string(), v.string()),
  /** Where there are smart accounts, by CAIP-2 id. */
  smartAccounts: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        bundler: v.string(),
        /** Who pays for what they do; they do it themselves where there is none. */
        paymaster: v.optional(v.string()),
        factory: v.string(),
        implementation: v.string(),
        /** The contract that holds keys of sites to what was granted to them; sites get no permissions where there is none. */
        grants: v.optional(v.string()),
      }),
    ),
  ),
})

export type VaultSettings = v.InferOutput<typeof VaultSettingsSchema>
