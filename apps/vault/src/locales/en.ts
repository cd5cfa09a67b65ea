import type { AuthErrorCode } from '@portico/protocol/auth'
import type { VisitorErrorCode } from '@portico/protocol/catalogue'

/** Everything that the vault says to people, apart from the sentences of the error catalogue. */
export const en = {
  // Requests
  signIn: 'Sign in',
  signMessage: 'Sign message',
  signData: 'Sign data',
  sendTransaction: 'Confirm transaction',
  sendCalls: 'Confirm transactions',
  signTransaction: 'Sign transaction',
  signTransactions: 'Sign transactions',
  changeEmail: 'Change email address',
  addEmail: 'Add email address',
  presentEmail: 'Current email address',
  newEmail: 'New email address',
  network: 'Network',
  networkNamed: '{name} (chain ID {id})',
  account: 'Account',
  signedInAs: 'Logged in as',
  message: 'Message',
  leaves: 'You send',
  arrives: 'You receive',
  arrivesAtLeast: 'You receive at least',
  amount: 'Amount',
  inReturn: 'Requested in return',
  comesBack: 'Change returned to you',
  isPaid: 'Pays',
  stake: 'You stake',
  unstake: 'You unstake',
  restake: 'You move to another validator',
  validator: 'Validator',
  stakingRewards: 'Staking rewards',
  proposal: 'Proposal',
  vote: 'Your vote',
  channel: 'Channel',
  everythingHere: 'Everything in this account',
  tip: 'Network tip',
  othersPay: 'Others pay',
  to: 'To',
  from: 'From',
  token: 'Token',
  contract: 'Contract',
  exchange: 'Exchange',
  program: 'Program',
  function: 'Function',
  allowance: 'Spending limit',
  spender: 'Spender',
  collection: 'Collection',
  newOwner: 'New owner',
  purpose: 'Purpose',
  feeUpTo: 'Max network fee',
  sponsored: 'Paid by the site',
  inTotal: 'Total',
  balance: 'Balance',
  balanceAfter: 'Balance after',
  allowSpending: 'Approve spending',
  endSpending: 'Stop spending',
  endDelegation: 'Turn off smart features',
  firstBatch:
    'Your account gets smart features with this approval, and keeps its address: several steps can then happen together or not at all. You can turn them off in the wallet’s settings.',
  endDelegationNote:
    'Your account keeps its address and everything in it. They’re turned on again when a site next asks you to approve several steps at once.',
  maySpend: '{site} can spend up to {amount} {period} until {date} without asking you again.',
  spendingEnds: 'This revokes the permission to spend up to {amount} {period} until {date}.',
  spendingGrows: 'This builds up by the second, starting with {amount}. Unspent amounts stay available.',
  spendingBegins: 'It starts on {date}.',
  spendingMost: 'That’s up to {amount} in total.',
  everyDay: 'every day',
  everyWeek: 'every week',
  everyTime: 'every {time}',
  spendingKey: 'Site’s key',
  isFree: 'This is free.',
  rent: 'Max fee to open an account',
  openedFor: 'Account for',
  deploysContract: 'Creates a contract',
  everything: 'Everything, at any time',
  unlimited: 'Unlimited',
  idOrAmount: 'Amount {number}, or item #{number}',
  notNamed: 'An account from a lookup table',
  memo: 'Note',
  rawData: 'Raw data',
  warnUnlimited:
    'The spender could take all of this token, now and later. Only approve if you fully trust them.',
  warnAllItems: 'The spender could take every item in this collection, now and later.',
  warnPermit: 'This signature lets someone take tokens from your account without asking again.',
  warnTransferAuth: 'This signature sends tokens: anyone who has it can make the transfer.',
  warnOrder: 'This is an order: anyone who accepts it gets what you offer, in exchange for what’s listed.',
  warnSafeTransaction: 'This approves a transaction from a shared account (Safe).',
  warnSafeMessage: 'This signs a message on behalf of a shared account (Safe).',
  warnInYourName: 'This signature lets someone else make this call on your behalf.',
  warnUnknownCall: 'We can’t tell what this call does. Only approve if you trust the site.',
  warnDelegateCall:
    'This runs another contract’s code as the account itself (delegatecall). That code can take everything in the account and change its owners.',
  warnUnknownData: 'We can’t tell what this signature allows. Only sign if you trust the site.',
  warnDebt: 'This signature lets someone borrow on your behalf. You’d owe the debt.',
  warnClose: 'This closes an account and sends everything in it to someone else.',
  warnFee: 'Check the network fee: it’s unusually high, or paid in a coin this wallet doesn’t know.',
  warnUnreadable: 'This message isn’t readable text. Only sign it if you know what it is.',
  warnOwner: 'This gives away control of an account or contract.',
  warnNonce: 'This transaction stays valid until someone sends it, even much later.',
  warnHidden: 'Parts of this transaction are only looked up when it runs and can’t be shown.',
  warnShortened: 'Not everything fits here. Read the raw data before you approve.',
  warnCannotPay: 'Your balance doesn’t cover the amount and fee. The network would reject this.',
  warnUnproven:
    'We couldn’t verify the amounts this spends. If one is wrong, the difference goes to the fee.',
  warnInscriptions: 'This spends from the address that holds your inscriptions. You could lose one of them.',
  warnRent: 'You’re paying for someone else’s account. They can close it and keep what you paid.',
  warnNewContract: 'This deploys new code to the network.',
  warnEmail:
    'Anyone who can read email at the new address can log in to this wallet and recover it by email.',
  approve: 'Approve',
  sign: 'Sign',
  reject: 'Reject',
  rejectAll: 'Reject all {count}',
  continueInWindow: 'Open wallet window',
  windowHint: 'For your safety, confirm in a separate window.',
  windowOpen: 'Continue in the wallet window that just opened.',
  windowDecides: 'Confirm in the wallet window. Closing it rejects the request.',
  showWindow: 'Show window',
  holdOn: 'Review the details first…',
  tooQuick: 'Too fast. Please review, then confirm.',
  readOn: 'Scroll to the end to approve.',
  notVisible: 'Part of this is covered or moving, so it can’t be approved. Bring it fully into view.',
  tooSmall: 'There isn’t enough room to show this safely.',
  fullScreen: 'Exit full screen to approve this.',
  // Entering
  recoverTitle: 'Open your wallet on this device',
  deviceTitle: 'Approve this device',
  recoverMail: 'We sent you an email. Open its link on any device, then enter this number there:',
  recoverNumber: 'Only enter it on the page the email links to. Then your wallet opens here.',
  recoverWait: 'After you approve it, this device waits {time}. You can reject it until then.',
  recoverForgets:
    'This browser doesn’t save data, so next time it would count as a new device and the wait would start over. Use another browser, your passphrase or your recovery phrase.',
  recoverByPasskey: 'Your passkey opens it right away.',
  recoverByMail: 'Approve by email instead',
  recoverOpens: 'Approved. Your wallet opens here in {time}.',
  recoverSince:
    'This wallet was created on {date}. If you never had a wallet here, stop: someone else may have created it.',
  recoverOther: 'Other ways to open it',
  recoverOnly: 'This device doesn’t know your wallet yet. Open it with a recovery method you’ve set up.',
  recoverNone:
    'This device doesn’t know your wallet, and no recovery method was set up. Open it on the device where you created it, and set one up there. If you have its recovery phrase, use it here.',
  passkey: 'Passkey',
  addPasskey: 'Add a passkey',
  offerTitle: 'Open your wallet anywhere',
  offerHint:
    'With a passkey, your wallet opens right away on your other devices, without waiting for an email.',
  notNow: 'Not now',
  usePasskey: 'Use passkey',
  passphrase: 'Passphrase',
  recoveryKit: 'Recovery phrase',
  openWallet: 'Open wallet',
  protectTitle: 'Protect your wallet',
  protectHint: 'Choose a passphrase. It gets you back into your wallet if this browser forgets it.',
  // Home and settings
  home: 'Your wallet',
  securityHint: 'How you recover your wallet if this browser forgets it.',
  devicesAndKeys: 'Login methods, devices and keys',
  byMail: 'By email',
  isSet: 'set up',
  notSet: 'not set up',
  setPassphrase: 'Set passphrase',
  done: 'Done',
  forgetDevice: 'Forget this device',
  codeTitle: 'Enter the code',
  codeHint: 'We sent a 6-digit code to {email}.',
  code: 'Code',
  confirm: 'Confirm',
  back: 'Back',
  working: 'Working…',
  nothingHere: 'There’s nothing to confirm.',
  originNotAllowed: 'This site isn’t allowed to use this wallet.',
  notOnItsOwn: 'This page only works inside a site that uses it.',
  version: 'Version {version}',
  updated: 'Updated to version {version}',
} as const

export type TextKey = keyof typeof en
export type Texts = Readonly<Record<TextKey, string>>

/** The errors that the vault shows itself; the page shows the others. In English they have the sentences of the catalogue. */
export type ShownError =
  | Extract<
      AuthErrorCode,
      | 'code_exhausted'
      | 'code_expired'
      | 'code_required'
      | 'code_wrong'
      | 'device_delayed'
      | 'email_taken'
      | 'epoch_conflict'
      | 'mail_unavailable'
      | 'mailbox_bound'
      | 'passkey_refused'
      | 'passphrase_exhausted'
      | 'rate_limited'
      | 'session_invalid'
      | 'social_expired'
      | 'social_failed'
      | 'social_refused'
      | 'social_unavailable'
      | 'unavailable'
      | 'way_exists'
      | 'way_in_use'
      | 'way_last'
      | 'way_taken'
    >
  | Extract<
      VisitorErrorCode,
      | 'auth_refused'
      | 'confirmation_blocked'
      | 'fresh_code_required'
      | 'internal_error'
      | 'invalid_recovery_kit'
      | 'nested_frame'
      | 'no_such_recovery'
      | 'not_signed_in'
      | 'randomness_failed'
      | 'sealed_data_unreadable'
      | 'share_mismatch'
      | 'wallet_not_loaded'
      | 'wallet_service_unreachable'
      | 'wrong_passkey'
      | 'wrong_passphrase'
      | 'wrong_recovery_kit'
    >

export type ErrorTexts = Readonly<Record<ShownError, string>>
