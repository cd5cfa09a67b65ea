import type { ErrorEntry } from './ErrorEntry.js'

export const shareMismatch = {
  code: 'share_mismatch',
  message:
    'The parts of this wallet do not belong together, so nothing was signed. Sign out and log in again; your funds are not affected.',
  surface: 'view',
} as const satisfies ErrorEntry

export const randomnessFailed = {
  code: 'randomness_failed',
  message:
    'This browser gives no good random numbers, so no key was made: it could be guessed. Use another browser or device.',
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

export const wrongPasskey = {
  code: 'wrong_passkey',
  message: 'This passkey does not open this wallet. Use another one, or choose another way.',
  surface: 'view',
} as const satisfies ErrorEntry

export const sealedDataUnreadable = {
  code: 'sealed_data_unreadable',
  message: 'Data of this wallet was sealed for somebody else or was altered on the way. Try again.',
  surface: 'view',
} as const satisfies ErrorEntry

/** A service behind the vault refused. `reason` is its code, `words` the text for the visitor. */
export const authRefused = {
  code: 'auth_refused',
  message: ({ words }: { reason: string; words: string }) => words,
  surface: 'view',
} as const satisfies ErrorEntry

export const walletServiceUnreachable = {
  code: 'wallet_service_unreachable',
  message: 'The service of this wallet does not answer. Check the connection, then try again.',
  surface: 'view',
} as const satisfies ErrorEntry

export const walletNotLoaded = {
  code: 'wallet_not_loaded',
  message:
    'The wallet of this page could not be loaded: the page is offline or was updated. Reload it, then try again.',
  surface: 'view',
} as const satisfies ErrorEntry

export const noSuchRecovery = {
  code: 'no_such_recovery',
  message: 'This wallet cannot be recovered in this way. Choose another one.',
  surface: 'view',
} as const satisfies ErrorEntry

export const notSignedIn = {
  code: 'not_signed_in',
  message: 'Nobody is signed in to the embedded wallet. Sign in, then try again.',
  rpcCode: 4100,
  surface: 'view',
} as const satisfies ErrorEntry

/** The vault no longer has a session for the wallet that the page shows as connected. */
export const walletForgotten = {
  code: 'wallet_forgotten',
  message:
    'This browser no longer has the wallet: its data was deleted, or the visitor was signed out elsewhere. Log in again, then ask again; funds are not affected.',
  userMessage: 'Your wallet is no longer open in this browser. Log in again; your funds are safe.',
  rpcCode: 4100,
  surface: 'view',
} as const satisfies ErrorEntry

export const deviceRefused = {
  code: 'device_refused',
  message: 'The device was not approved. If that was you, sign in again.',
  surface: 'view',
} as const satisfies ErrorEntry

export const numberMismatched = {
  code: 'number_mismatched',
  message:
    'Another number was typed than the one shown here, so this device was not approved. Ask again to get a new email and a new number.',
  surface: 'view',
} as const satisfies ErrorEntry

export const approvalExpired = {
  code: 'approval_expired',
  message: 'Nobody has answered the mail in time. Sign in again to get a new one.',
  surface: 'view',
} as const satisfies ErrorEntry

export const freshCodeRequired = {
  code: 'fresh_code_required',
  message: 'Enter a new code from your mailbox first.',
  surface: 'view',
} as const satisfies ErrorEntry

export const networkNotServed = {
  code: 'network_not_served',
  message: ({ network }: { network: string }) =>
    `The embedded wallet of this site does not serve the network ${network}. Switch to another one.`,
  rpcCode: 4901,
  surface: 'view',
} as const satisfies ErrorEntry

export const accountTypeUnavailable = {
  code: 'account_type_unavailable',
  message: 'The wallet has no account of that kind here. The account of its key is used.',
  surface: 'view',
} as const satisfies ErrorEntry

export const confirmationBlocked = {
  code: 'confirmation_blocked',
  message:
    'The window of the wallet did not open. Allow pop-ups for this site, then try again. If it is open but empty, tell the people who run the site.',
  rpcCode: 4001,
  surface: 'view',
} as const satisfies ErrorEntry

/** Known in advance: the window would open, but the page could not communicate with it. */
export const windowKeptApart = {
  code: 'window_kept_apart',
  message:
    'This page sends Cross-Origin-Opener-Policy: same-origin, which cuts it off from windows of other sites, so the wallet cannot ask in its own. Serve the vault on a host of the same site as the page.',
  userMessage:
    'On this page the wallet cannot ask you in a window of its own, so nothing was done. Tell the people who run the site.',
  rpcCode: 4200,
  surface: 'view',
} as const satisfies ErrorEntry

export const siteMismatch = {
  code: 'site_mismatch',
  message:
    'The sign-in message is for another site or account than the one that asks, or is not written as the standard has it, so it was not signed.',
  rpcCode: -32602,
  surface: 'view',
} as const satisfies ErrorEntry

export const loginChanged = {
  code: 'login_changed',
  message: 'Somebody signed in or out while the wallet asked, so nothing was signed. Ask again.',
  userMessage: 'The account changed while the wallet asked, so nothing was signed. Try again.',
  rpcCode: 4100,
  surface: 'view',
} as const satisfies ErrorEntry

export const networkChanged = {
  code: 'network_changed',
  message: 'The network changed while the wallet asked, so nothing was signed. Try again.',
  rpcCode: 4901,
  surface: 'view',
} as const satisfies ErrorEntry

export const siteChanged = {
  code: 'site_changed',
  message: 'The site changed its name or project while the wallet asked, so nothing was signed. Try again.',
  rpcCode: 4100,
  surface: 'view',
} as const satisfies ErrorEntry

export const feeTooHigh = {
  code: 'fee_too_high',
  message:
    'The network fee of this transaction would be beyond reason, so the wallet does not offer it. Try again later, or ask the site.',
  rpcCode: -32602,
  surface: 'view',
} as const satisfies ErrorEntry
