export {
  type SocialProviders,
  type StandInClient,
  type StartSocialProvidersOptions,
  startSocialProviders,
} from '../social/startSocialProviders.js'
