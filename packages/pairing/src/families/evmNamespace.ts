/** The family of EVM chains: the one that sign-in with the same tap is about, and whose wallets can be asked for chains. */
export const evmNamespace = 'eip155'
