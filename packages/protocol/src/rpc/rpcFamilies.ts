export const rpcFamilies = ['eip155', 'solana', 'bip122', 'cosmos', 'polkadot'] as const

export type RpcFamily = (typeof rpcFamilies)[number]
