export type { WatchOnlyOptions } from '../watchOnly/WatchOnlyOptions.js'
export { watchOnly } from '../watchOnly/watchOnly.js'
