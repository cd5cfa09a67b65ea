import { lazyPart } from '../../ui/lazyPart.js'

/** Its own part, since most sites have none; where they do, it is ready before the modal is seen. */
export const LazyEmail = lazyPart(async () => (await import('./EmailMethod.js')).EmailMethod)
