import type { Handler } from '../Handler.ts'

export const isConnected: Handler<'IS_CONNECTED'> = async (_, { keeper }) => ({
  isConnected: (await keeper.getAccount()) !== undefined,
})
