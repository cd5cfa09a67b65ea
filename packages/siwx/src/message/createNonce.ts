const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 22 letters and digits, about 131 random bits. */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < 22) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // Rejection sampling: higher bytes would make some letters likelier.
      if (byte < 248 && nonce.length < 22) nonce += letters[byte % 62]
    }
  }
  return nonce
}
