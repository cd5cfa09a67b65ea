import type { Handler } from '../Handler.ts'

/** Returns the URI from Farcaster's relay that the app on another device opens. */
export const getFarcasterUri: Handler<'GET_FARCASTER_URI'> = async (_, { keeper }) => ({
  url: await keeper.startFarcaster(),
})
