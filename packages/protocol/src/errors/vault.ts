import type { ErrorEntry } from './ErrorEntry.js'

export const shareMismatch = {
  code: 'share_mismatch',
  message:
    'The parts of this wallet do not belong together, so nothing was signed. Sign out and log in again; your funds are not affected.',
  surface: 'view',
} as const satisfies ErrorEntry

export const invalidRecoveryKit = {
  code: 'invalid_recovery_kit',
  message: 'These are not the 24 words of a recovery kit. Look for a misspelt or missing word.',
  surface: 'view',
} as const satisfies ErrorEntry

export const wrongRecoveryKit = {
  code: 'wrong_recovery_kit',
  message: 'These words belong to another wallet. Use the recovery kit of this one.',
  surface: 'view',
} as const satisfies ErrorEntry

export const wrongPassphrase = {
  code: 'wrong_passphrase',
  message: 'The passphrase is not right. Try again.',
  surface: 'view',
} as const satisfies ErrorEntry

export const sealedDataUnreadable = {
  code: 'sealed_data_unreadable',
  message: 'Data of this wallet was sealed for somebody else or was altered on the way. Try again.',
  surface: 'view',
} as const satisfies ErrorEntry
