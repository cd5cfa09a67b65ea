export type { WatchOnlyOptions } from '../sources/WatchOnlyOptions.js'
export { watchOnly } from '../sources/watchOnly.js'
