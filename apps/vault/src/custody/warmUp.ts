import { deriveAccounts } from '../families/deriveAccounts.ts'
import { createRoot } from '../keys/createRoot.ts'

/** Runs slow first-time work with a throwaway key: curve tables are computed and the code is compiled. */
export async function warmUp(): Promise<void> {
  deriveAccounts(createRoot())
}
