export const nftsStrings = {
  key: 'nfts',
  english: {
    failed: 'Your NFTs could not be loaded',
    failedText: 'Check your connection and try again.',
    none: 'No NFTs yet',
    noneText: 'What you collect on {network} shows up here.',
    more: 'Load more',
    showAll: 'Show all NFTs',
    unnamed: 'NFT {id}',
    gone: 'This NFT is not in your account',
    amount: 'You have',
    collection: 'Collection',
    tokenId: 'Token ID',
    contract: 'Contract',
    copyContract: 'Copy contract address',
  },
} as const
