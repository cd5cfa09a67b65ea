import { lazyPart } from '../ui/lazyPart.js'

export const LazyWatchBanner = lazyPart(
  async () => (await import('../views/parts/account/WatchBanner.js')).WatchBanner,
)
