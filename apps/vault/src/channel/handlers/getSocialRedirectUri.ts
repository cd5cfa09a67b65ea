import type { Handler } from '../Handler.ts'

/** The address is of our own service: what the provider is sent, the page does not learn. */
export const getSocialRedirectUri: Handler<'GET_SOCIAL_REDIRECT_URI'> = async (
  { provider, returnTo },
  { keeper },
) => ({ uri: await keeper.startSocial({ provider, ...(returnTo !== undefined && { returnTo }) }) })
