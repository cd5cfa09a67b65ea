/** What every family's remote wallets tell. */
export const sessionEvents = ['accountsChanged', 'chainChanged'] as const
