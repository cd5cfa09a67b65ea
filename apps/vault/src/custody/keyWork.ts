/** All code that handles a root, in one chunk that is loaded after login. */

export { ownKeys } from '../families/ownKeys.ts'
export {
  createPassphraseParameters,
  derivePasskeyKey,
  derivePassphraseKey,
  formatPasskeySalt,
} from '../keys/recoveryKeys.ts'
export { formatRecoveryKit, parseRecoveryKit } from '../keys/recoveryKit.ts'
export { changeMailbox } from './changeMailbox.ts'
export { confirmInEscrow } from './confirmInEscrow.ts'
export { createWallet } from './createWallet.ts'
export { recoverWallet } from './recoverWallet.ts'
export { rotateWallet } from './rotateWallet.ts'
export { signWay } from './signWay.ts'
export { unlockWallet } from './unlockWallet.ts'
export { warmUp } from './warmUp.ts'
