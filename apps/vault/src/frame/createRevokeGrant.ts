import { notSignedIn, PorticoError, userRejected } from '@portico/protocol'
import { type Approvals, createApprovals, type PendingApproval } from '../approve/createApprovals.ts'
import type { VaultContext } from '../channel/VaultContext.ts'
import { type SigningKeeper, signCall } from '../families/signCall.ts'
import type { ServedCall } from '../families/VaultFamily.ts'
import type { Hex } from '../keys/Addresses.ts'
import type { ConfirmApi, GrantToRevoke } from '../popup/ConfirmApi.ts'

type Around = Pick<VaultContext, 'keeper' | 'state'>

/**
 * Revokes a permission with `wallet_revokeExecutionPermission`, as a site would, or ends a delegation, which no site can request.
 * Changes by the page, such as another network, do not abort it. The keeper checks that the login is still the same.
 * @param origin the vault's own
 */
export const createRevokeGrant =
  ({ keeper, state }: Around, origin: string): RevokeGrant =>
  async ({ network, context }, approvals, signal) => {
    const account = await keeper.getAccount()
    if (!account) throw new PorticoError(notSignedIn)
    const call = context === undefined ? undelegation : describeRevocation(context)
    // A failure only delays the signature.
    void keeper.prepare().catch(() => undefined)
    return signCall(call, {
      keeper: context === undefined ? endDelegation(keeper) : keeper,
      type: 'eoa',
      approvals,
      // The page's metadata is unrelated to this request.
      state: { ...state, dapp: undefined },
      origin,
      network,
      account,
      address: account.addresses.eip155,
      signal,
    })
  }

const describeRevocation = (permissionContext: Hex): ServedCall => ({
  policy: 'approve',
  method: 'wallet_revokeExecutionPermission',
  params: [{ permissionContext }],
})

/** A transaction of the account to itself, which carries the authorization. */
const undelegation: ServedCall = { policy: 'approve', method: 'eth_sendTransaction', params: [{}] }

const endDelegation = (keeper: Around['keeper']): SigningKeeper => ({
  prepareCall: (request, signal) => keeper.prepareUndelegation(request, signal),
  sign: request => keeper.sign(request),
  completeCall: (done, signal) => keeper.completeCall(done, signal),
})

/** Asks through the given approvals and resolves once the chain has executed the revocation. */
export type RevokeGrant = (
  grant: GrantToRevoke,
  approvals: Approvals,
  signal: AbortSignal,
) => Promise<unknown>

interface GrantRevocation extends Pick<ConfirmApi, 'askToRevoke' | 'decideRevocation'> {
  /** Called when the window closes: rejects the open question. */
  stop(): void
}

/** Decides a revocation that the visitor started in this window. No site waits for it. */
export function createGrantRevocation(revokeGrant: RevokeGrant): GrantRevocation {
  let giveUp = new AbortController()
  let pending: PendingApproval | undefined
  let done: Promise<unknown> = Promise.resolve()

  function stop() {
    giveUp.abort(new PorticoError(userRejected))
    giveUp = new AbortController()
  }

  return {
    stop,
    askToRevoke(grant, signal) {
      stop()
      const given = AbortSignal.any([signal, giveUp.signal])
      return new Promise((resolve, reject) => {
        const approvals = createApprovals(shown => {
          pending = shown
          if (shown) resolve(shown.approval)
        })
        done = revokeGrant(grant, approvals, given)
        // Rejects if it fails before the question is shown. Later failures surface in `decideRevocation`.
        done.catch(reject)
      })
    },
    async decideRevocation(isApproved) {
      if (!isApproved) return pending?.reject()
      pending?.approve()
      await done
    },
  }
}
