import type { Handler } from '../Handler.ts'

/** What the app on another device opens, as the relay of Farcaster has given it. */
export const getFarcasterUri: Handler<'GET_FARCASTER_URI'> = async (_, { keeper }) => ({
  url: await keeper.startFarcaster(),
})
