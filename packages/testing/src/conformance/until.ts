import { vi } from 'vitest'

/** Waits by condition, so a slow machine only waits longer. */
export const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })
