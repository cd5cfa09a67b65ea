/** Cache lifetimes in milliseconds (K-09). */
export const cacheLifetimes = {
  portfolio: 30_000,
  nativeBalance: 30_000,
  name: 300_000,
  identity: 300_000,
} as const
