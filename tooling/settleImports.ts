import { afterAll, vi } from 'vitest'

// Code that is still on its way when a file ends would never arrive, for the files after it neither.
afterAll(() => vi.dynamicImportSettled())
