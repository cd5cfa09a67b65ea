import { loginChanged, PorticoError } from '@portico/protocol'
import type { VaultContext } from '../VaultContext.ts'

/** A new login aborts every open question of the previous one, also if a later step of the login fails. */
export async function withLoginChange<result>(
  { keeper, circumstances }: Pick<VaultContext, 'keeper' | 'circumstances'>,
  login: () => Promise<result>,
): Promise<result> {
  const before = await keeper.getAccount()
  try {
    return await login()
  } finally {
    const after = await keeper.getAccount()
    if (before?.session !== after?.session) circumstances.change(new PorticoError(loginChanged))
  }
}
