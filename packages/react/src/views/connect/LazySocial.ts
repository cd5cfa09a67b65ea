import { lazyPart } from '../../ui/lazyPart.js'

/** Its own part, since most sites have none; where they do, it is ready before the modal is seen. */
export const LazySocial = lazyPart(async () => (await import('./SocialMethod.js')).SocialMethod)
