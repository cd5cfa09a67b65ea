export const nftsStrings = {
  key: 'nfts',
  english: {
    failed: 'Couldn’t load your NFTs',
    failedText: 'Check your connection and try again.',
    none: 'No NFTs yet',
    noneText: 'NFTs you collect on {network} will show up here.',
    more: 'Load more',
    showAll: 'Show all NFTs',
    unnamed: 'NFT {id}',
    gone: 'This NFT isn’t in your account',
    amount: 'You own',
    collection: 'Collection',
    tokenId: 'Token ID',
    contract: 'Contract',
    copyContract: 'Copy contract address',
  },
} as const
