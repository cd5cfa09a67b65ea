import { loginChanged, PorticoError } from '@portico/protocol'
import type { VaultContext } from '../VaultContext.ts'

export async function withLoginChange(
  { keeper, circumstances }: Pick<VaultContext, 'keeper' | 'circumstances'>,
  login: () => Promise<void>,
): Promise<void> {
  const before = await keeper.getAccount()
  try {
    await login()
  } finally {
    const after = await keeper.getAccount()
    if (before?.session !== after?.session) circumstances.change(new PorticoError(loginChanged))
  }
}
