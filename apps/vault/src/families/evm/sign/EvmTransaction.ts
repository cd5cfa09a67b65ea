export type EvmAddress = `0x${string}`

export interface AccessListEntry {
  readonly address: EvmAddress
  readonly storageKeys: readonly `0x${string}`[]
}

export interface SignedAuthorization {
  readonly chainId: bigint
  readonly address: EvmAddress
  readonly nonce: bigint
  readonly yParity: 0 | 1
  readonly r: bigint
  readonly s: bigint
}

interface Common {
  readonly chainId: bigint
  readonly nonce: bigint
  readonly gas: bigint
  /** Absent for contract creation. */
  readonly to: EvmAddress | undefined
  readonly value: bigint
  readonly data: Uint8Array
}

interface DynamicFee {
  readonly maxPriorityFeePerGas: bigint
  readonly maxFeePerGas: bigint
}

export type EvmTransaction =
  | (Common & { readonly type: 'legacy'; readonly gasPrice: bigint })
  | (Common & {
      readonly type: 'eip2930'
      readonly gasPrice: bigint
      readonly accessList: readonly AccessListEntry[]
    })
  | (Common & DynamicFee & { readonly type: 'eip1559'; readonly accessList: readonly AccessListEntry[] })
  | (Common &
      DynamicFee & {
        readonly type: 'eip7702'
        readonly accessList: readonly AccessListEntry[]
        readonly authorizationList: readonly SignedAuthorization[]
      })

type WithoutNonce<transaction> = transaction extends unknown ? Omit<transaction, 'nonce'> : never

/** A transaction without a nonce, unless the page set one. */
export type EvmDraft = WithoutNonce<EvmTransaction> & { readonly nonce: bigint | undefined }
