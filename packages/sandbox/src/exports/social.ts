export {
  type Farcaster,
  type FarcasterPerson,
  type FarcasterRequest,
  type StartFarcasterOptions,
  startFarcaster,
} from '../social/startFarcaster.js'
export {
  type SocialProviders,
  type StandInClient,
  type StartSocialProvidersOptions,
  startSocialProviders,
} from '../social/startSocialProviders.js'
