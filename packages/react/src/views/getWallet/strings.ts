export const getWalletStrings = {
  key: 'getWallet',
  english: {
    exploreAll: 'Explore all',
    get: 'Get',
    withEmail: 'Continue with email',
    withEmailText: 'Nothing to install',
    text: 'Pick one to see where to get it. You can switch wallets anytime.',
    emptyText: 'This site doesn’t recommend a wallet. Find one in your browser’s extension store.',
    emptyTextPhone: 'This site doesn’t recommend a wallet. Find one in your phone’s app store.',
  },
} as const
