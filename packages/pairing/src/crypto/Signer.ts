export interface Signer {
  readonly publicKey: Uint8Array
  sign(message: Uint8Array): Promise<Uint8Array>
}
