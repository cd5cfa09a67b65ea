export const getWalletStrings = {
  key: 'getWallet',
  english: {
    exploreAll: 'Explore all',
    get: 'Get',
    withEmail: 'Continue with email',
    withEmailText: 'Nothing to install',
    text: 'Pick one to see where to get it. You can change wallets later.',
    emptyText: 'This site recommends no wallet. Look for one in your browser’s extension store.',
    emptyTextPhone: 'This site recommends no wallet. Look for one in the app store of your phone.',
  },
} as const
