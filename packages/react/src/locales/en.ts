import { noticeTexts } from '@portico/core/internal'
import { enButtons } from './enButtons.js'
import type { Widen } from './Strings.js'

/** The English texts of the first load. Views have theirs in their folders. */
export const en = {
  buttons: enButtons,
  modal: {
    close: 'Close',
    back: 'Back',
    walletHelp: 'What is a wallet?',
    dismiss: 'Dismiss',
    forDevelopers: 'For the site’s developer',
    loading: 'Loading',
    viewFailed: 'This screen didn’t load.',
    tryAgain: 'Try again',
    learnMore: 'Learn more',
  },
  /** Titles that also label what leads to the view, or that several views share. */
  titles: {
    connect: 'Connect Wallet',
    connectFamily: 'Connect {family} wallet',
    accountSettings: 'Settings',
    allWallets: 'All wallets',
    networks: 'Switch network',
    getWallet: 'Get a wallet',
    downloads: 'Get {wallet}',
    doctor: 'Having trouble?',
    buy: 'Buy',
    walletSend: 'Send',
    sent: 'Sent',
    swap: 'Swap',
    swapped: 'Swapped',
    chooseName: 'Choose a name',
    signIns: 'Sign-ins',
    smartSessions: 'Permissions',
    signIn: 'Sign in',
    updateEmail: 'Email address',
    walletSecurity: 'Recovery and security',
    whatIsABuy: 'How buying works',
  },
  notices: noticeTexts,
  tags: {
    installed: 'installed',
    recent: 'recent',
    qrCode: 'QR code',
    lastUsed: 'last used',
    multiChain: 'multichain',
    connected: 'connected',
  },
  connect: {
    installed: 'Installed',
    popular: 'Popular',
    or: 'or',
    searchWallet: 'Search wallets',
    allWallets: 'All wallets',
    noWallet: 'I don’t have a wallet',
    continueWithWallet: 'Continue with a wallet',
    notDetected: 'Why don’t I see my wallet?',
    noWalletsTitle: 'No wallets found in this browser',
    noWalletsText: 'Install one, then reload this page.',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    legalBoth: 'By connecting, you agree to the {terms} and {privacy}',
    legalOne: 'By connecting, you agree to the {document}',
    legalCheckboxBoth: 'I agree to the {terms} and {privacy}',
    legalCheckboxOne: 'I agree to the {document}',
    lookAlike: 'Another wallet uses this name',
  },
  wallets: {
    search: 'Search wallets',
    emptyTitle: 'No wallets found',
    emptyText: 'Try another name.',
    errorTitle: 'Couldn’t load wallets',
    tryAgain: 'Try again',
    count: { one: '{count} wallet', other: '{count} wallets' },
    clearSearch: 'Clear search',
    certified: 'certified',
    noneTitle: 'Wallet list unavailable',
    noneText: 'This site only lists wallets installed in your browser.',
    emptySearch: 'No wallets match “{query}”. Try another name.',
    loading: 'Loading wallets',
    certifiedOnly: 'Certified wallets only',
    searchCertified: 'Search certified wallets',
    emptyCertified: 'No certified wallets here.',
    scan: 'Show QR code for another phone',
    taken: 'A remote wallet is already connected. Disconnect it to use another one.',
  },
} as const

export type FirstMessages = Widen<typeof en> & {
  /** What visitors read of an error, by its code. In English the error itself has the text. */
  readonly errors?: Readonly<Record<string, string>>
  /** Translated names of chain families, by their English name. */
  readonly familyNames?: Readonly<Record<string, string>>
}
