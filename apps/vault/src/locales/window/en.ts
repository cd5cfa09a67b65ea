/** What the vault says in its own window alone, so that the frame loads none of it. */
export const enWindow = {
  // Entering, recovery and devices
  usePassphrase: 'Use passphrase',
  useKit: 'Use recovery phrase',
  passphraseHint: 'At least 12 characters. It can’t be reset.',
  passphraseAgain: 'Repeat the passphrase',
  passphraseShort: 'Use at least 12 characters.',
  passphraseWeak: 'This is easy to guess. Use four or more unrelated words.',
  passphraseDiffers: 'The passphrases don’t match.',
  kitWords: 'Your 24-word recovery phrase',
  createWallet: 'Create wallet',
  security: 'Recovery and security',
  byMailHint:
    'Anyone who controls your email, or runs this site and its recovery service, can recover this wallet.',
  kitHint: 'Write these words down on paper, in this order. Anyone who has them has your wallet.',
  kitDone: 'I’ve written them down',
  kitCheckTitle: 'Check your recovery phrase',
  kitCheckHint: 'Enter these three words to make sure you wrote them down correctly.',
  word: 'Word {number}',
  wordWrong: 'That’s not the right word. Check what you wrote down.',
  kitSaved: 'You can restore your wallet on any device with these words. Keep them safe and private.',
  passphraseSaved:
    'You can restore your wallet on any device with this passphrase. Keep it safe and private.',
  resend: 'Send a new code',
  resendIn: 'New code in {seconds}s',
  resent: 'We sent a new code.',
  logins: 'Login methods',
  loginsHint:
    'Each of these opens this wallet. Add a second one so you’re not locked out if you lose the first.',
  loginRemoved:
    '{provider} can no longer log in to this wallet. Other sessions that used it were logged out.',
  usedLogin: 'Current login',
  add: 'Add',
  addLogin: 'Add {provider}',
  addLoginHint: 'Log in with {provider} in a new window. After that, it opens this wallet too.',
  foundLoginHint: 'Link this account? Anyone who can use it will be able to open this wallet.',
  scanApp: 'Scan this QR code with your phone, then approve in the {provider} app.',
  scanSite: 'Only approve if the app shows {site}.',
  openApp: 'Open {provider}',
  appCode: 'QR code for the {provider} app',
  farcasterName: 'The number is verified. The name comes from the app and isn’t.',
  devices: 'Devices',
  devicesHint: 'These devices can use your wallet. Remove any you don’t recognize or no longer have.',
  thisDevice: 'This device',
  lastUsed: 'Last used on {date}',
  remove: 'Remove',
  removeNamed: 'Remove {device}',
  forgetHint:
    'You’ll be logged out, and your wallet will be removed from this browser. If you come back, it counts as a new device.',
  confirmYou: 'Confirm it’s you',
  confirmPassphraseHint: 'Enter your wallet’s passphrase.',
  confirmKitHint: 'Enter your 24-word recovery phrase.',
  confirmYouHint: 'Log in with {provider} again in a new window.',
  continueWith: 'Continue with {provider}',
  socialOpening: 'Opening login…',
  socialEnding: 'Logging you in…',
  socialLost:
    'You’ve confirmed it’s you, but this window can’t reach the page that asked. Close it, then try again in the original tab.',
  socialDone: 'You’re logged in. You can close this window.',
  socialFailed: 'The login was canceled or didn’t work. Close this window, then try again.',
  save: 'Save',
  close: 'Close',
  tryAgain: 'Try again',
  openingWallet: 'Opening wallet…',
  windowLost: 'The page that asked is gone. You can close this window.',
  // Passkeys
  passkeys: 'Passkeys',
  passkeysHint:
    'A passkey is stored on your device or in your password manager. It restores your wallet instantly wherever you have it.',
  noPasskeys: 'No passkeys yet.',
  addedOn: 'Added on {date}',
  passkeySaved: 'You can now restore your wallet wherever you have this passkey.',
  passkeySecond:
    'You can now restore your wallet wherever you have this passkey. Save your recovery phrase too: a passkey can be deleted, or lost with its device.',
  passkeyUnsupported:
    'Passkeys in this browser or on this device can’t open a wallet. Use a recovery phrase or passphrase instead.',
  passkeyFailed:
    'The passkey wasn’t used: you canceled, or it’s no longer on this device. Try again, or choose another way.',
  passkeyExists: 'This device already has a passkey for this wallet.',
  removePasskey: 'Remove passkey',
  removePasskeyHint:
    'The passkey on {name} can no longer restore your wallet. Delete it from that device or password manager too.',
  removeLastPasskey:
    'This is your only recovery method. If this browser forgets your wallet, it’s lost. Set up another one first.',
  confirmPasskeyHint: 'Use your wallet’s passkey.',
  codeInstead: 'Use an email code',
  // Export
  exportKeys: 'Export keys',
  exportHint: 'You can use your wallet in other apps with these.',
  exportWarning:
    'Anyone who sees one of these can take everything. Never share them, and never type them into a website.',
  keyOf: '{family} private key',
  show: 'Show',
  hide: 'Hide',
  copy: 'Copy',
  showNamed: 'Show: {name}',
  hideNamed: 'Hide: {name}',
  copyNamed: 'Copy: {name}',
  copied: 'Copied. Other apps can read your clipboard: paste it soon, then copy something else.',
  copyFailed: 'Your browser blocked copying. Show it, and copy it by hand.',
  // What sites may spend
  lowerLimits: 'Lower the limits',
  lowerLimitsHint: 'The site can’t spend more than you enter here.',
  lastDay: 'Last day',
  grants: 'Spending permissions',
  smartFeatures: 'Smart features',
  smartFeaturesHint:
    'With smart features, your account can do several steps together or not at all. It keeps its address.',
  noSmartFeatures: 'They’re turned on when you first approve several steps at once.',
  smartFeaturesUnread: 'Couldn’t check smart features on {network}.',
  noGrants: 'No site can spend without asking you.',
  grantsUnread: 'Couldn’t load spending permissions on {network}.',
} as const

export type WindowTextKey = keyof typeof enWindow
export type WindowTexts = Readonly<Record<WindowTextKey, string>>
