import type { Handler } from '../Handler.ts'

/** The URI points to our own service, so the page does not learn what is sent to the provider. */
export const getSocialRedirectUri: Handler<'GET_SOCIAL_REDIRECT_URI'> = async (
  { provider, returnTo },
  { keeper },
) => ({ uri: await keeper.startSocial({ provider, ...(returnTo !== undefined && { returnTo }) }) })
