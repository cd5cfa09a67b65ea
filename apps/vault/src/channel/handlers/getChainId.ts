import type { Handler } from '../Handler.ts'

export const getChainId: Handler<'GET_CHAIN_ID'> = async (_, { state }) => ({
  chainId: state.network.startsWith('eip155:')
    ? Number(state.network.slice('eip155:'.length))
    : state.network,
})
