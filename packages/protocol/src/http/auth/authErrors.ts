import { serviceErrors } from '../serviceErrors.js'

/** Error codes of the auth service and the escrow, in addition to those of all services. */
export const authErrors = {
  ...serviceErrors,
  use_dpop_nonce: { status: 401, message: 'Repeat the request with the nonce from this response.' },
  proof_invalid: { status: 401, message: 'The proof of the device key is not valid.' },
  session_invalid: { status: 401, message: 'Your session has expired. Log in again.' },
  ticket_invalid: { status: 401, message: 'The ticket is not valid.' },
  code_wrong: { status: 400, message: 'Wrong code. Check it, then try again.' },
  code_expired: { status: 400, message: 'This code has expired. Get a new one.' },
  code_exhausted: { status: 429, message: 'Too many wrong codes. Get a new one.' },
  social_unavailable: { status: 404, message: 'This site doesn’t offer login with that service.' },
  social_refused: { status: 403, message: 'The login was canceled.' },
  social_failed: { status: 400, message: 'The service couldn’t confirm your login. Try again.' },
  social_expired: { status: 410, message: 'The login took too long. Start over.' },
  way_taken: { status: 409, message: 'This account already opens another wallet.' },
  way_exists: { status: 409, message: 'You already have a login method with this service. Remove it first.' },
  way_in_use: { status: 409, message: 'This is your current login. Log in another way to remove it.' },
  way_last: { status: 409, message: 'This is your only login method. Add another one first.' },
  mail_unavailable: { status: 503, message: 'Couldn’t send the email. Try again in a moment.' },
  code_required: { status: 403, message: 'Enter a new code from your email first.' },
  device_not_active: { status: 403, message: 'This device isn’t approved for the wallet.' },
  device_delayed: { status: 403, message: 'This device is new and has to wait.' },
  owner_proof_invalid: { status: 403, message: 'The signature of the wallet itself is not valid.' },
  passphrase_exhausted: {
    status: 429,
    message: 'Too many passphrases were tried. Wait before you try again, or choose another way.',
  },
  passkey_refused: {
    status: 403,
    message: 'This passkey couldn’t be confirmed. Try again, or choose another way.',
  },
  wallet_missing: { status: 404, message: 'There’s no wallet yet.' },
  wallet_exists: { status: 409, message: 'There’s already a wallet.' },
  mailbox_missing: { status: 409, message: 'There’s no email address yet.' },
  mailbox_bound: {
    status: 409,
    message:
      'The recovery service knows another wallet with this email, so this one wasn’t opened. Contact the site’s owner.',
  },
  email_taken: { status: 409, message: 'This email already has a wallet.' },
  epoch_conflict: { status: 409, message: 'The wallet was changed in the meantime. Try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type AuthErrorCode = keyof typeof authErrors
