/** Everything that touches a root, in one part that is loaded once somebody has logged in. */
export { createPassphraseParameters, derivePassphraseKey } from '../keys/recoveryKeys.ts'
export { formatRecoveryKit } from '../keys/recoveryKit.ts'
export { signRequest } from '../sign/signRequest.ts'
export { changeMailbox } from './changeMailbox.ts'
export { createWallet } from './createWallet.ts'
export { recoverWallet } from './recoverWallet.ts'
export { rotateWallet } from './rotateWallet.ts'
export { unlockWallet } from './unlockWallet.ts'
