import { bip122Family, cosmosFamily, eip155Family, polkadotFamily, solanaFamily } from '@portico/core/adapter'
import { languages as spokenByAll } from '@portico/protocol'
import type { AuthErrorCode } from '@portico/protocol/auth'
import { errorCatalogue } from '@portico/protocol/catalogue'
import { describe, expect, it } from 'vitest'
import { en } from './en.js'
import { enButtons } from './enButtons.js'
import { languages } from './languages.js'
import { enAccount } from './later/enAccount.js'
import { enActivity } from './later/enActivity.js'
import { enBuy } from './later/enBuy.js'
import { enConnecting } from './later/enConnecting.js'
import { enDoctor } from './later/enDoctor.js'
import { enDownloads } from './later/enDownloads.js'
import { enEmail } from './later/enEmail.js'
import { enGetWallet } from './later/enGetWallet.js'
import { enHelp } from './later/enHelp.js'
import { enHoldings } from './later/enHoldings.js'
import { enNames } from './later/enNames.js'
import { enNetworks } from './later/enNetworks.js'
import { enNfts } from './later/enNfts.js'
import { enNotDetected } from './later/enNotDetected.js'
import { enPairing } from './later/enPairing.js'
import { enPay } from './later/enPay.js'
import { enProfile } from './later/enProfile.js'
import { enReceive } from './later/enReceive.js'
import { enSend } from './later/enSend.js'
import { enSignIn } from './later/enSignIn.js'
import { enSmartSessions } from './later/enSmartSessions.js'
import { enSocial } from './later/enSocial.js'
import { enSwap } from './later/enSwap.js'
import { enSwitching } from './later/enSwitching.js'
import { enWatching } from './later/enWatching.js'
import { loadButtonMessages } from './loadButtonMessages.js'
import { loadMessages } from './loadMessages.js'

type Tree = { readonly [key: string]: string | Tree }

/** Every text with its place, e.g. `connecting.confirm`. Of a text with a number the form for any number. */
function flatten(tree: Tree, place = ''): [place: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${place}${key}`, value]]
      : typeof value.other === 'string'
        ? [[`${place}${key}`, value.other]]
        : flatten(value, `${place}${key}.`),
  )
}

const getNames = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
const later = {
  account: enAccount,
  activity: enActivity,
  buy: enBuy,
  connecting: enConnecting,
  doctor: enDoctor,
  downloads: enDownloads,
  email: enEmail,
  getWallet: enGetWallet,
  help: enHelp,
  holdings: enHoldings,
  names: enNames,
  networks: enNetworks,
  nfts: enNfts,
  notDetected: enNotDetected,
  pairing: enPairing,
  pay: enPay,
  profile: enProfile,
  receive: enReceive,
  send: enSend,
  signIn: enSignIn,
  smartSessions: enSmartSessions,
  social: enSocial,
  swap: enSwap,
  switching: enSwitching,
  watching: enWatching,
}
const english = { ...en, ...later }
const namesInEnglish = Object.fromEntries(flatten(english).map(([place, text]) => [place, getNames(text)]))

/** Errors of the catalogue for views, which the views that are here never read out. */
const unread = [
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
const alsoRead = [
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
const codes = entries.map(({ code }): string => code)
const viewCodes = entries.filter(({ surface }) => surface === 'view').map(({ code }): string => code)
const translatedErrors = [
  ...viewCodes.filter(code => !unread.includes(code)),
  ...alsoRead,
  ...refusals,
].sort()

it('makes exceptions only of errors that exist', () => {
  expect(unread.filter(code => !viewCodes.includes(code))).toEqual([])
  expect(alsoRead.filter(code => !codes.includes(code) || viewCodes.includes(code))).toEqual([])
})

const rows = [eip155Family, solanaFamily, bip122Family, polkadotFamily, cosmosFamily]

describe.each(Object.entries(languages))('the language %s', (_, load) => {
  it('has every text, with the same values in it', async () => {
    const messages = await load()
    const { errors = {}, familyNames = {}, ...words } = messages
    const names = rows.map(({ name }): string => name)
    expect(Object.keys(familyNames).filter(name => !names.includes(name))).toEqual([])
    const texts = flatten(words)
    expect(Object.fromEntries(texts.map(([place, text]) => [place, getNames(text)]))).toEqual(namesInEnglish)
    expect([...texts, ...Object.entries(errors)].filter(([, text]) => text.trim() === '')).toEqual([])
    expect(Object.keys(errors).sort()).toEqual(translatedErrors)
  })
})

describe('loadMessages', () => {
  it('finds a language by its region, with its direction', async () => {
    expect(await loadMessages('de-AT')).toMatchObject({ language: 'de', direction: 'ltr' })
    expect(await loadMessages('AR')).toMatchObject({ language: 'ar', direction: 'rtl' })
  })

  it('falls back to English for what it does not know', async () => {
    expect(await loadMessages('tlh')).toEqual({ language: 'en', direction: 'ltr', messages: undefined })
    expect(await loadMessages('constructor')).toMatchObject({ language: 'en' })
  })
})

it('gives buttons their words in the language of the page', async () => {
  expect(await loadButtonMessages('en-GB', {})).toBe(enButtons)
  expect((await loadButtonMessages('de', {})).connect).toBe('Wallet verbinden')
  expect(await loadButtonMessages('tlh', {})).toBe(enButtons)
})

it('has words in the languages that the vault and its mails have', () => {
  expect(['en', ...Object.keys(languages)].sort()).toEqual([...spokenByAll].sort())
})
