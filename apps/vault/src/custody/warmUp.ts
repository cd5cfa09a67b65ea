import { deriveAccounts } from '../families/deriveAccounts.ts'
import { createRoot } from '../keys/createRoot.ts'

/**
 * Runs what is slow the first time, with keys of nobody: the tables of the curves are made, and the engine has compiled
 * the code.
 */
export async function warmUp(): Promise<void> {
  deriveAccounts(createRoot())
}
