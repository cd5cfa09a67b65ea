import { networkNotServed, notSignedIn, PorticoError } from '@portico/protocol'
import type { VaultContext } from '../channel/VaultContext.ts'
import { askSmart } from '../families/evm/calls/askSmart.ts'
import type { EndGrant } from './createGrantEnding.ts'

type Around = Pick<VaultContext, 'keeper' | 'node' | 'smartAccounts' | 'state'>

/**
 * Ends what was granted by the very request of a site for it (`wallet_revokePermissions`). Nothing that the page around
 * does, such as another network, gives it up; that the login is still the same, the keeper checks itself.
 * @param origin the vault's own: nobody else asks
 */
export const createEndGrant =
  ({ keeper, node, smartAccounts, state }: Around, origin: string): EndGrant =>
  async ({ network, context }, approvals, signal) => {
    const account = await keeper.getAccount()
    if (!account) throw new PorticoError(notSignedIn)
    const address = account.smart?.[network]
    if (!address) throw new PorticoError(networkNotServed, { context: { network } })
    // Without it the signature only comes later.
    void keeper.prepare().catch(() => undefined)
    return askSmart(
      { policy: 'approve', method: 'wallet_revokePermissions', params: [{ context }] },
      {
        keeper,
        node,
        smartAccounts,
        approvals,
        // What the page calls itself has no part in it.
        state: { ...state, dapp: undefined },
        origin,
        network,
        account,
        address,
        signal,
      },
    )
  }
