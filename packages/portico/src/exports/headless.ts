export {
  type FetchWalletPageParameters,
  fetchWalletPage,
  pair,
  pairAgain,
  type SearchWalletsParameters,
  searchWallets,
  selectAllWallets,
  selectPairingUri,
} from '@portico/core'
export * from '@portico/react/headless'
