import { lazyPart } from '../../ui/lazyPart.js'

/**
 * A separate chunk, because most sites do not use it. Where a site does, it is preloaded before the modal shows.
 */
export const LazySocial = lazyPart(async () => (await import('./SocialMethod.js')).SocialMethod)
