import { networkNotServed, notSignedIn, PorticoError } from '@portico/protocol'
import type { VaultContext } from '../channel/VaultContext.ts'
import { signCall } from '../families/signCall.ts'
import type { RevokeGrant } from './createGrantRevocation.ts'

type Around = Pick<VaultContext, 'keeper' | 'state'>

/**
 * Revokes a grant with `wallet_revokePermissions`, as a site would. Changes by the page, such as another network, do
 * not abort it. The keeper checks that the login is still the same.
 * @param origin the vault's own
 */
export const createRevokeGrant =
  ({ keeper, state }: Around, origin: string): RevokeGrant =>
  async ({ network, context }, approvals, signal) => {
    const account = await keeper.getAccount()
    if (!account) throw new PorticoError(notSignedIn)
    const address = account.smart?.[network]
    if (!address) throw new PorticoError(networkNotServed, { context: { network } })
    // A failure only delays the signature.
    void keeper.prepare().catch(() => undefined)
    return signCall(
      { policy: 'approve', method: 'wallet_revokePermissions', params: [{ context }] },
      {
        keeper,
        type: 'smartAccount',
        approvals,
        // The page's metadata is unrelated to this request.
        state: { ...state, dapp: undefined },
        origin,
        network,
        account,
        address,
        signal,
      },
    )
  }
