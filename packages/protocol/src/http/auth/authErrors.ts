import { serviceErrors } from '../serviceErrors.js'

/** Error codes of the auth service and the escrow, in addition to those of all services. */
export const authErrors = {
  ...serviceErrors,
  use_dpop_nonce: { status: 401, message: 'Repeat the call with the nonce that came with this answer.' },
  proof_invalid: { status: 401, message: 'The proof of the device key is not valid.' },
  session_invalid: { status: 401, message: 'The session is over. Sign in again.' },
  ticket_invalid: { status: 401, message: 'The ticket is not valid.' },
  code_wrong: { status: 400, message: 'The code is wrong.' },
  code_expired: { status: 400, message: 'The code is no longer valid. Ask for a new one.' },
  code_exhausted: { status: 429, message: 'Too many wrong codes. Ask for a new one.' },
  social_unavailable: { status: 404, message: 'This site has no login with that service.' },
  social_refused: { status: 403, message: 'The login was cancelled at the other service.' },
  social_failed: { status: 400, message: 'The other service could not confirm the login. Try again.' },
  social_expired: { status: 410, message: 'The login took too long. Start it again.' },
  way_taken: { status: 409, message: 'This account leads to another wallet already.' },
  way_exists: { status: 409, message: 'There is an account of this service already. Remove it first.' },
  way_in_use: { status: 409, message: 'You came in this way. Come in another way, then remove it.' },
  way_last: { status: 409, message: 'This is the only way in. Add another one first.' },
  mail_unavailable: { status: 503, message: 'The mail could not be sent. Try again in a moment.' },
  code_required: { status: 403, message: 'Enter a new code from your mailbox first.' },
  device_not_active: { status: 403, message: 'This device is not approved for the wallet.' },
  device_delayed: { status: 403, message: 'This device is new and has to wait.' },
  owner_proof_invalid: { status: 403, message: 'The signature of the wallet itself is not valid.' },
  passphrase_exhausted: {
    status: 429,
    message: 'Too many passphrases were tried. Wait before the next try, or choose another way.',
  },
  passkey_refused: {
    status: 403,
    message: 'This passkey could not be confirmed. Try again, or choose another way.',
  },
  wallet_missing: { status: 404, message: 'There is no wallet yet.' },
  wallet_exists: { status: 409, message: 'There is a wallet already.' },
  mailbox_missing: { status: 409, message: 'There is no mail address yet.' },
  mailbox_bound: {
    status: 409,
    message:
      'The recovery service knows another wallet with this mail address, so this one was not opened. Ask whoever runs this site.',
  },
  email_taken: { status: 409, message: 'This mail address has a wallet already.' },
  epoch_conflict: { status: 409, message: 'The wallet has changed in the meantime. Read it again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type AuthErrorCode = keyof typeof authErrors
