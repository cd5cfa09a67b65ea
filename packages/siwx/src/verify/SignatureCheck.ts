/** An `eth_call`; without `to` the data is deployed as code. */
export interface EvmCall {
  readonly to?: string
  readonly data: string
}

export interface SignatureCheck {
  readonly chainId: `${string}:${string}`
  readonly address: string
  readonly message: string
  /** In the family's usual encoding: hex for EVM and Polkadot, base58 for Solana, base64 for the others. */
  readonly signature: string
  /**
   * Runs `eth_call`: returns hex, or undefined if the contract reverted. Without it smart accounts are
   * refused.
   */
  readonly callEvm?:
    | ((chainId: `${string}:${string}`, call: EvmCall) => Promise<string | undefined>)
    | undefined
}

/** Whether the account has signed the text. Resolves to false for malformed input. */
export type VerifySignature = (check: SignatureCheck) => Promise<boolean>
