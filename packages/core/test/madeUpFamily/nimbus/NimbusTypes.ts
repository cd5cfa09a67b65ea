import type { FamilyShape } from '../../../src/families/FamilyShape.js'

export interface NimbusVerbs {
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
  readonly verbs: NimbusVerbs
}
