/** The wallet catalogue (K-05). */
export const recommendedWallets = 4
export const walletsPerPage = 40
export const walletsPerSearch = 100
export const searchWait = 300
export const searchMinimumLength = 2
export const prefetchedWalletImages = 20
export const recentWalletsKept = 2
/** Pagination ends here, whatever count a server states. */
export const walletsCap = 1000

/** Registry ids of wallets with special rules. */
export const walletIds = {
  coinbase: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  solflare: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
} as const
