import type { Approved } from '../src/approve/Approval.ts'
import type { SignRequest } from '../src/families/SignRequest.ts'
import type { Keeper } from '../src/worker/Keeper.ts'

/** A message as if its owner had agreed to it, for the account that is signed in now. */
export async function approveMessage(
  keeper: Pick<Keeper, 'getAccount'>,
  message = Uint8Array.of(1),
): Promise<Approved<SignRequest>> {
  const account = await keeper.getAccount()
  const request: SignRequest = {
    session: account?.session ?? '',
    address: account?.addresses.eip155 ?? '',
    network: 'eip155:1',
    items: [{ kind: 'evm-message', message }],
  }
  // Nobody was asked: tests may say so.
  return request as Approved<SignRequest>
}
