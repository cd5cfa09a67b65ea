/** All code that handles a root, in one chunk that is loaded after login. */

export {
  createPassphraseMethod,
  derivePasskeyKey,
  derivePassphraseKey,
  formatPasskeySalt,
} from '../keys/recoveryKeys.ts'
export { formatRecoveryKit, parseRecoveryKit } from '../keys/recoveryKit.ts'
export { createWallet, warmUp } from './createWallet.ts'
export { recoverWallet } from './recoverWallet.ts'
export { changeMailbox, rotateWallet } from './rotateWallet.ts'
export { signWay } from './signAsOwner.ts'
export { confirmInEscrow } from './storeInEscrow.ts'
export { unlockWallet } from './unlockWallet.ts'
