/** The words of what an account holds. */
export const enHoldings = {
  tabs: 'What is in this account',
  tokens: 'Tokens',
  nfts: 'NFTs',
  activity: 'Activity',
  total: 'Total value',
  showAll: 'Show all ({count})',
  loading: 'Loading',
  partFailed: 'This could not be loaded',
  tryAgain: 'Try again',
  tokensFailed: 'Token Balance Unavailable',
  tokensFailedText: 'Check your connection and try again.',
  noTokens: 'No tokens yet',
  noTokensText: 'What you receive on {network} shows up here.',
  lookAlike: 'look-alike',
  lookAlikeText: 'This token goes by the name of another. Anybody can name a token anything.',
  today: '{change} today',
} as const
