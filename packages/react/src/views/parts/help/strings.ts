export const helpStrings = {
  key: 'help',
  english: {
    walletHome: 'A home for what you own',
    walletHomeText: 'A wallet keeps, sends and receives your tokens and collectibles.',
    walletLogin: 'A new way to log in',
    walletLoginText: 'You connect it instead of making another account and password.',
    walletYours: 'Only you hold the key',
    walletYoursText: 'Nothing happens without your approval. Never share your recovery phrase.',
    walletEmailText:
      'Nothing happens without your approval. With an email wallet, your mailbox brings the key back; you can add words of your own.',
    walletEmail: 'You decide what happens',
    getWallet: 'Get a wallet',
    learnMore: 'Learn more about wallets',
    networkRecord: 'A shared record',
    networkRecordText: 'A network is many computers that keep the same list of who owns what.',
    networkMany: 'There are many',
    networkManyText: 'Each has its own coin, fees and speed. Your tokens live on one of them.',
    networkChoose: 'You can switch',
    networkChooseText: 'Your address stays the same on related networks, what it holds does not.',
    chooseNetwork: 'Switch network',
    learnMoreNetworks: 'Learn more about networks',
  },
} as const
