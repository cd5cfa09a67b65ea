import type { FamilyShape } from '@portico/core/adapter'

export interface NimbusMethods {
  /** Signs a cloud. */
  signCloud(parameters: { readonly cloud: string }): Promise<string>
}

export interface NimbusTypes extends FamilyShape {
  readonly address: `nim-${string}`
  readonly accountType: 'eoa'
  readonly messageRequest: { readonly message: string }
  readonly signature: string
  readonly transactionRequest: { readonly rain: number }
  readonly transactionId: string
  readonly methods: NimbusMethods
}

declare module '@portico/core' {
  interface FamilyTypes {
    readonly nimbus: NimbusTypes
  }
  interface NetworkDetails {
    /** What only networks of Nimbus have. */
    readonly nimbus?: { readonly altitude: number } | undefined
  }
}
