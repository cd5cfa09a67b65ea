import { lazyPart } from '../ui/lazyPart.js'

export const LazyWatchBanner = lazyPart(async () => (await import('./notices.js')).WatchBanner)
