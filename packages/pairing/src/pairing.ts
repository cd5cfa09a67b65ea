import type { PairingFactory } from '@portico/core'
import { createLazyClient } from './createLazyClient.js'
import type { PairingOptions } from './PairingOptions.js'

/** Remote wallets, by QR code or tap. Next to nothing is loaded before somebody needs one. */
export function pairing(options: PairingOptions = {}): PairingFactory {
  return { create: context => createLazyClient(context, options) }
}
