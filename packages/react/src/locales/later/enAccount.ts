/** The words of the account. */
export const enAccount = {
  copyAddress: 'Copy address',
  copied: 'Copied',
  viewOnExplorer: 'View on explorer',
  receive: 'Receive',
  disconnect: 'Disconnect',
  balanceUnavailable: 'Balance unavailable',
  network: 'Network: {network}',
  balance: 'Balance',
  refresh: 'Try again',
  tokensFailed: 'What you hold could not be loaded',
  tokensTitle: 'No tokens yet',
  tokensText: 'What you hold on {network} will show here.',
  wallets: 'Wallets',
  disconnectedTitle: 'No wallet connected',
  disconnectedText: 'Connect one to see its account.',
  connect: 'Connect Wallet',
} as const
