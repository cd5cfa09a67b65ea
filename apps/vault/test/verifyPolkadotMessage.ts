import { signatureVerify } from '@polkadot/util-crypto'

/** By the library of the family, which knows the marks that wallets put around a message. */
export const verifyPolkadotMessage = (address: string, message: string, signature: string): boolean =>
  signatureVerify(message, signature, address).isValid
