/** CAIP-2 namespaces of the families that the vault has keys for. */
export const rpcFamilies = ['eip155', 'solana', 'bip122', 'cosmos', 'polkadot'] as const

export type RpcFamily = (typeof rpcFamilies)[number]
