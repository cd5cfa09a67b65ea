/** What goes over the wire between a page and a wallet on another device, for one family. */
export interface RemoteTerms {
  /** What wallets are asked for. All of it is optional for them. */
  readonly methods: readonly string[]
  /** What they tell beside `accountsChanged` and `chainChanged`, which those of every family do. */
  readonly events?: readonly string[] | undefined
  /**
   * Whether a chain's node answers the call, be it granted by the wallet or not. What is neither granted nor answered
   * there is refused: a call that signs must not end at a node. @default none
   */
  isForNode?(method: string, isGranted: boolean): boolean
  /** How providers of the family name a chain. @default the reference of its CAIP-2 id */
  formatChain?(reference: string): string
  /** What an account looks like in CAIP-10, where the general form says too little. */
  readonly accountShape?: RegExp | undefined
  /** Whether capitals in an address are its checksum (EIP-55). */
  readonly hasChecksums?: true | undefined
}
