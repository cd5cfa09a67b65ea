export const helpStrings = {
  key: 'help',
  english: {
    walletHome: 'A home for your digital assets',
    walletHomeText: 'Wallets store, send and receive your tokens and NFTs.',
    walletLogin: 'A new way to log in',
    walletLoginText: 'Connect your wallet instead of creating another account and password.',
    walletYours: 'Only you hold the keys',
    walletYoursText: 'Nothing happens without your approval. Never share your recovery phrase.',
    walletEmailText:
      'Nothing happens without your approval. You can recover an email wallet by email, and add a recovery phrase of your own.',
    walletEmail: 'You’re in control',
    getWallet: 'Get a wallet',
    learnMore: 'Learn more about wallets',
    networkRecord: 'A shared record',
    networkRecordText: 'A network is a group of computers that keep the same record of who owns what.',
    networkMany: 'There are many networks',
    networkManyText: 'Each has its own coin, fees and speed. Every token lives on one of them.',
    networkChoose: 'Switch anytime',
    networkChooseText: 'Your address stays the same on related networks, but your balances don’t.',
    chooseNetwork: 'Switch network',
    learnMoreNetworks: 'Learn more about networks',
  },
} as const
