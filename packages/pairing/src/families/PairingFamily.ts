/** What a family has rules of its own for, on the wire between page and wallet. */
export interface PairingFamily {
  /** How its providers name a chain. */
  formatChain(reference: string): string
  /** What an account looks like, where the general form says too little. */
  readonly accountShape: RegExp
  /** Whether letters in capitals are a checksum over the address. */
  readonly checksums: boolean
}
