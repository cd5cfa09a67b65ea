/** What the vault says in its own window alone, so that the frame loads none of it. */
export const enWindow = {
  // Entering, recovery and devices
  usePassphrase: 'Use passphrase',
  useKit: 'Use recovery kit',
  passphraseHint: 'At least 12 characters. Nobody can reset it.',
  passphraseAgain: 'Repeat the passphrase',
  passphraseShort: 'Use at least 12 characters.',
  passphraseWeak: 'This is easy to guess. Use four or more words that have nothing to do with each other.',
  passphraseDiffers: 'The two passphrases differ.',
  kitWords: 'The 24 words of your recovery kit',
  createWallet: 'Create wallet',
  security: 'Recovery and security',
  byMailHint:
    'Whoever runs this site and its recovery service, or controls your mailbox, can recover this wallet.',
  kitHint: 'Write these words down, in this order, on paper. Whoever has them has the wallet.',
  kitDone: 'I have written them down',
  kitCheckTitle: 'Check your words',
  kitCheckHint: 'Type these three of your words, to be sure that you have written them down right.',
  word: 'Word {number}',
  wordWrong: 'That is not this word. Look at what you have written down.',
  kitSaved: 'With these words your wallet comes back on any device. Keep them where only you find them.',
  passphraseSaved:
    'With this passphrase your wallet comes back on any device. Keep it where only you find it.',
  resend: 'Send a new code',
  resendIn: 'New code in {seconds} s',
  resent: 'A new code is on its way.',
  logins: 'Ways in',
  loginsHint:
    'Each of these leads to this wallet. With a second one you are not locked out when you lose the first.',
  loginRemoved:
    '{provider} leads to this wallet no more. Wherever else you had logged in with it, you were logged out.',
  usedLogin: 'You came in this way',
  add: 'Add',
  addLogin: 'Add {provider}',
  addLoginHint: 'Log in with {provider} in a window that opens. From then on it leads to this wallet, too.',
  foundLoginHint: 'Is this your account? Whoever has it comes in to this wallet from then on.',
  scanApp: 'Scan this code with your phone, then agree in the {provider} app.',
  scanSite: 'Agree only if the app names {site}.',
  openApp: 'Open {provider}',
  appCode: 'Code for the {provider} app',
  farcasterName: 'The number is certain. The name is only what the app says.',
  devices: 'Devices',
  devicesHint: 'These devices can use your wallet. Remove those that you do not know or no longer have.',
  thisDevice: 'This device',
  lastUsed: 'Last used on {date}',
  remove: 'Remove',
  removeNamed: 'Remove {device}',
  forgetHint:
    'You are signed out, and nothing of your wallet stays in this browser. To use it here again, it is a new device.',
  confirmYou: 'Confirm that it is you',
  confirmPassphraseHint: 'Type the passphrase of your wallet.',
  confirmKitHint: 'Type the 24 words of your wallet.',
  confirmYouHint: 'Log in with {provider} once more, in a window that opens.',
  continueWith: 'Continue with {provider}',
  socialOpening: 'Opening the login …',
  socialEnding: 'Logging you in …',
  socialLost:
    'You have confirmed who you are, but this window cannot reach the page that asked. Close it, then try again in the tab itself.',
  socialDone: 'You are logged in. You can close this window.',
  socialFailed: 'The login was cancelled or did not work. Close this window, then try again.',
  save: 'Save',
  close: 'Close',
  tryAgain: 'Try again',
  openingWallet: 'Opening the wallet …',
  windowLost: 'The page that asked is gone. You can close this window.',
  // Passkeys
  passkeys: 'Passkeys',
  passkeysHint:
    'A passkey is kept by your device or your password manager. With it your wallet comes back at once, wherever you have that passkey.',
  noPasskeys: 'No passkey yet.',
  addPasskey: 'Add a passkey',
  addedOn: 'Added on {date}',
  passkeySaved: 'With this passkey your wallet comes back wherever you have it.',
  passkeySecond:
    'With this passkey your wallet comes back wherever you have it. Write down the recovery kit as well: a passkey can be deleted, or lost with its device.',
  passkeyUnsupported:
    'Passkeys of this browser or device cannot open a wallet. Use the recovery kit or a passphrase instead.',
  passkeyFailed:
    'The passkey was not used: you cancelled, or it is not on this device any more. Try again, or choose another way.',
  passkeyExists: 'This device has a passkey of this wallet already.',
  removePasskey: 'Remove passkey',
  removePasskeyHint:
    'Your wallet no longer comes back with the passkey of {name}. Delete it from that device or password manager, too.',
  removeLastPasskey:
    'This is the only way back to your wallet. Once this browser forgets the wallet, it is lost. Set up another way first.',
  confirmPasskeyHint: 'Use the passkey of your wallet.',
  codeInstead: 'Use a code by email',
  // Export
  exportKeys: 'Export keys',
  exportHint: 'With these you can use your wallet in other apps.',
  exportWarning:
    'Whoever sees one of them can take everything. Show them to nobody, and type them into no page that asks for them.',
  keyOf: 'Private key for {family}',
  show: 'Show',
  hide: 'Hide',
  copy: 'Copy',
  showNamed: 'Show: {name}',
  hideNamed: 'Hide: {name}',
  copyNamed: 'Copy: {name}',
  copied: 'Copied. Other apps can read it there: paste it soon, then copy something else.',
  copyFailed: 'This browser did not let it be copied. Show it, and copy it by hand.',
  // What sites may spend
  grants: 'Spending permissions',
  noGrants: 'Nothing may be spent without asking you.',
  grantsUnread: 'What may be spent on {network} could not be read.',
} as const

export type WindowTextKey = keyof typeof enWindow
export type WindowTexts = Readonly<Record<WindowTextKey, string>>
