import type { ErrorEntry } from './ErrorEntry.js'

export const shareMismatch = {
  code: 'share_mismatch',
  message:
    'The parts of this wallet’s key don’t match, so nothing was signed. Log out, then log in again. Your funds are safe.',
} as const satisfies ErrorEntry

export const randomnessFailed = {
  code: 'randomness_failed',
  message: 'This browser can’t generate secure keys, so none was created. Use another browser or device.',
} as const satisfies ErrorEntry

export const invalidRecoveryKit = {
  code: 'invalid_recovery_kit',
  message: 'This isn’t a valid 24-word recovery phrase. Check for a misspelled or missing word.',
} as const satisfies ErrorEntry

export const wrongRecoveryKit = {
  code: 'wrong_recovery_kit',
  message: 'This recovery phrase belongs to another wallet. Use the one for this wallet.',
} as const satisfies ErrorEntry

export const wrongPassphrase = {
  code: 'wrong_passphrase',
  message: 'Wrong passphrase. Try again.',
} as const satisfies ErrorEntry

export const wrongPasskey = {
  code: 'wrong_passkey',
  message: 'This passkey doesn’t open this wallet. Use another one, or choose another way.',
} as const satisfies ErrorEntry

export const sealedDataUnreadable = {
  code: 'sealed_data_unreadable',
  message: 'This wallet’s data was altered, or was meant for someone else. Try again.',
} as const satisfies ErrorEntry

/** A service behind the vault refused. `reason` is its code, `words` the text for the visitor. */
export const authRefused = {
  code: 'auth_refused',
  message: ({ words }: { reason: string; words: string }) => words,
} as const satisfies ErrorEntry

export const walletServiceUnreachable = {
  code: 'wallet_service_unreachable',
  message: 'The wallet service isn’t responding. Check your connection, then try again.',
} as const satisfies ErrorEntry

export const walletNotLoaded = {
  code: 'wallet_not_loaded',
  message: 'The wallet didn’t load: the page is offline or was updated. Reload it, then try again.',
} as const satisfies ErrorEntry

export const noSuchRecovery = {
  code: 'no_such_recovery',
  message: 'This wallet can’t be recovered this way. Choose another way.',
} as const satisfies ErrorEntry

export const notSignedIn = {
  code: 'not_signed_in',
  message: 'You’re not logged in to the embedded wallet. Log in, then try again.',
  rpcCode: 4100,
} as const satisfies ErrorEntry

/** The vault no longer has a session for the wallet that the page shows as connected. */
export const walletForgotten = {
  code: 'wallet_forgotten',
  message:
    'This browser no longer has the wallet: its data was deleted, or the visitor was logged out elsewhere. Log in again, then repeat the request. Funds are not affected.',
  userMessage: 'Your wallet is no longer open in this browser. Log in again. Your funds are safe.',
  rpcCode: 4100,
} as const satisfies ErrorEntry

export const deviceRefused = {
  code: 'device_refused',
  message: 'This device wasn’t approved. If that was you, log in again.',
} as const satisfies ErrorEntry

export const numberMismatched = {
  code: 'number_mismatched',
  message:
    'The wrong number was entered, so this device wasn’t approved. Try again to get a new email and a new number.',
} as const satisfies ErrorEntry

export const approvalExpired = {
  code: 'approval_expired',
  message: 'The device wasn’t approved in time. Log in again to get a new email.',
} as const satisfies ErrorEntry

export const freshCodeRequired = {
  code: 'fresh_code_required',
  message: 'Enter a new code from your email first.',
} as const satisfies ErrorEntry

export const networkNotServed = {
  code: 'network_not_served',
  message: ({ network }: { network: string }) =>
    `This site’s wallet doesn’t support the network ${network}. Switch to another one.`,
  rpcCode: 4901,
} as const satisfies ErrorEntry

export const accountTypeUnavailable = {
  code: 'account_type_unavailable',
  message: 'This type of account isn’t available here. Your standard account is in use.',
} as const satisfies ErrorEntry

export const confirmationBlocked = {
  code: 'confirmation_blocked',
  message:
    'The wallet window didn’t open. Allow pop-ups for this site, then try again. If it’s open but empty, let the site’s owner know.',
  rpcCode: 4001,
} as const satisfies ErrorEntry

/** Known in advance: the window would open, but the page could not communicate with it. */
export const windowKeptApart = {
  code: 'window_kept_apart',
  message:
    'This page sends Cross-Origin-Opener-Policy: same-origin, which cuts it off from windows of other sites, so the wallet cannot use one to confirm requests. Serve the vault on a host of the same site as the page.',
  userMessage: 'This page can’t open the wallet window, so nothing was done. Let the site’s owner know.',
  rpcCode: 4200,
} as const satisfies ErrorEntry

export const siteMismatch = {
  code: 'site_mismatch',
  message:
    'This sign-in message is for another site or account, or isn’t in the standard format, so it wasn’t signed.',
  rpcCode: -32602,
} as const satisfies ErrorEntry

export const loginChanged = {
  code: 'login_changed',
  message:
    'The visitor logged in or out while the request was open, so nothing was signed. Repeat the request.',
  userMessage: 'The account changed before you confirmed, so nothing was signed. Try again.',
  rpcCode: 4100,
} as const satisfies ErrorEntry

export const networkChanged = {
  code: 'network_changed',
  message: 'The network changed before you confirmed, so nothing was signed. Try again.',
  rpcCode: 4901,
} as const satisfies ErrorEntry

export const siteChanged = {
  code: 'site_changed',
  message: 'The site changed its name or project before you confirmed, so nothing was signed. Try again.',
  rpcCode: 4100,
} as const satisfies ErrorEntry

export const feeTooHigh = {
  code: 'fee_too_high',
  message: 'The network fee is unreasonably high, so the wallet stopped this transaction. Try again later.',
  rpcCode: -32602,
} as const satisfies ErrorEntry
