import { afterAll, vi } from 'vitest'

// Imports that are pending when a file ends would never resolve, nor would they in the files after it.
afterAll(() => vi.dynamicImportSettled())
