/** What a node is asked to run; `to` is missing where the data is a program of its own. */
export interface EvmCall {
  readonly to?: string
  readonly data: string
}

/** What a text, an account and a signature are checked with. */
export interface SignatureCheck {
  /** `namespace:reference` (CAIP-2). */
  readonly chainId: `${string}:${string}`
  readonly address: string
  /** The text that was signed. */
  readonly message: string
  /** As the wallets of the family give it: hex for EVM and Polkadot, base58 for Solana, base64 for the others. */
  readonly signature: string
  /**
   * Runs `eth_call` on the chain, for smart accounts: hex, or undefined where the contract reverted. Rejects where the
   * chain cannot be asked. Without it smart accounts are refused.
   */
  readonly callEvm?:
    | ((chainId: `${string}:${string}`, call: EvmCall) => Promise<string | undefined>)
    | undefined
}

/** Whether the account has signed the text. Resolves to false for every malformed input. */
export type VerifySignature = (check: SignatureCheck) => Promise<boolean>
