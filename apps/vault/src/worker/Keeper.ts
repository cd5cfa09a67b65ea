import type { createKeeper } from './createKeeper.ts'

export type * from './keeperTypes.ts'

/** The only holder of keys. It runs in a worker; the pages request signatures. */
export type Keeper = Omit<ReturnType<typeof createKeeper>, 'getState' | 'isSpent' | 'leave'>
