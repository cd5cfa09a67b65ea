export interface RemoteTerms {
  readonly methods: readonly string[]
  readonly events?: readonly string[] | undefined
  /** Calls that are neither granted nor for a node are refused. @default none */
  isForNode?(method: string, isGranted: boolean): boolean
  /** Chain id as the family's providers write it. @default the reference of its CAIP-2 id */
  formatChain?(reference: string): string
  /** CAIP-10 form of an account, if the general one is too loose. */
  readonly accountShape?: RegExp | undefined
  /** Whether upper case in an address is its checksum (EIP-55). */
  readonly hasChecksums?: true | undefined
}
