import type { AuthErrorCode } from '@portico/protocol/auth'
import { errorCatalogue } from '@portico/protocol/catalogue'
import { en } from '../src/locales/en.js'
import { languages } from '../src/locales/languages.js'
import type { Strings } from '../src/locales/Strings.js'
import type { ViewDefinition } from '../src/views/ViewDefinition.js'
import * as views from '../src/views/views.js'

type Tree = { readonly [key: string]: string | Tree | undefined }

/** Every text with its key, e.g. `connecting.confirm`. Of a text with a number the form for any number. */
export function flatten(tree: Tree, place = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value = '']) =>
    typeof value === 'string'
      ? [[`${place}${key}`, value]]
      : typeof value.other === 'string'
        ? [[`${place}${key}`, value.other]]
        : flatten(value, `${place}${key}.`),
  )
}

const strings = Object.values(
  import.meta.glob<Record<string, Strings>>('../src/views/**/strings.ts', { eager: true }),
).flatMap(module => Object.values(module))

const titles = Object.entries<Pick<ViewDefinition<never>, 'title'>>(views).flatMap(([name, { title }]) =>
  typeof title === 'string' ? [[`${name.charAt(0).toLowerCase()}${name.slice(1)}`, title]] : [],
)

/** All English texts by key. */
export const english: ReadonlyMap<string, string> = new Map(
  flatten({
    ...en,
    titles: { ...en.titles, ...Object.fromEntries(titles) },
    ...Object.fromEntries(strings.map(own => [own.key, own.english])),
  }),
)

/** Errors of the catalogue for views, which the views that are here never read out. */
export const unread = [
  // said by the words of the views themselves
  'user_rejected',
  'request_pending',
  // thrown to the site that called: it asked to connect, to sign in, to sign or to send
  'connection_rejected',
  'connect_failed',
  'signature_unverifiable',
  'account_changed',
  'malformed_signature',
  'malformed_transaction_hash',
  // of sending, whose own words say that nobody knows
  'submission_unknown',
  'transaction_rejected',
  'transaction_reverted',
  'receipt_timeout',
  // only its number is recognised: the network is added to the wallet then
  'invalid_chain_id',
  // of the wallet's side of pairing
  'invalid_pairing_uri',
  // of the vault, which shows them itself, or tells them to the site that asked
  'frame_reply_error',
  'confirmation_blocked',
  'fresh_code_required',
  'invalid_recovery_kit',
  'network_not_served',
  'no_such_recovery',
  'fee_too_high',
  'login_changed',
  'network_changed',
  'site_changed',
  'site_mismatch',
  'wrong_passkey',
  'wrong_passphrase',
  'wrong_recovery_kit',
  // the first reason of the service, in its own words
  'name_refused',
  // thrown to the site that called: the views offer nothing of the kind
  'fetch_names_failed',
  'invalid_name',
  'no_active_network',
  'no_address_or_auth_connector',
  // of views that are not here: sending and swapping
  'send_details_required',
  'send_token_required',
  'swaps_not_supported',
]
/** Thrown to callers, or shown to the owner too; a visitor reads them in the view of a wallet that is not in the page. */
export const alsoRead = [
  'no_requested_chain_supported',
  'iframe_load_failed',
  'iframe_request_timeout',
  'social_connection_failed',
  // of signing in
  'auth_initialization_failed',
  'sign_message_failed',
  // on a toast
  'wallet_ended',
  'changed_in_wallet',
  'token_balance_unavailable',
  'fetch_transactions_failed',
]

/** Why the services behind the vault refuse a login: a visitor reads it in the views of the login. */
const refusals: readonly (AuthErrorCode | 'browser_forgets')[] = [
  // The vault's own word for a new device that could not be known again.
  'browser_forgets',
  'code_exhausted',
  'code_expired',
  'code_wrong',
  'device_delayed',
  'mail_unavailable',
  'rate_limited',
  'session_invalid',
  'social_expired',
  'social_failed',
  'social_unavailable',
  'unavailable',
]

const entries = Object.values(errorCatalogue)
export const codes = entries.map(({ code }): string => code)
export const viewCodes = entries.filter(({ surface }) => surface === 'view').map(({ code }): string => code)
/** The errors that visitors read. In English each has its own text. */
export const translatedErrors = [
  ...viewCodes.filter(code => !unread.includes(code)),
  ...alsoRead,
  ...refusals,
].sort()

/** What a language lacks, by key. */
export async function listTextGaps(language: keyof typeof languages): Promise<readonly string[]> {
  const { familyNames: _, errors = {}, ...texts } = await languages[language]()
  const known = new Set([
    ...flatten(texts).map(([key]) => key),
    ...Object.keys(errors).map(code => `errors.${code}`),
  ])
  const wanted = [...english.keys(), ...translatedErrors.map(code => `errors.${code}`)]
  return wanted.filter(key => !known.has(key))
}

export { languages }
