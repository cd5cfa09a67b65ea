import type { Handler } from '../Handler.ts'

export const getFarcasterUri: Handler<'GET_FARCASTER_URI'> = async (_, { keeper }) => ({
  url: await keeper.startFarcaster(),
})
