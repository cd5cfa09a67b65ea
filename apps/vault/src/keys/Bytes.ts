/** Bytes of their own buffer, as WebCrypto wants them. */
export type Bytes = Uint8Array<ArrayBuffer>
