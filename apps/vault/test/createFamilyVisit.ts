import {
  type ApprovedCall,
  getNamedAccount,
  type RpcFamily,
  type ServedRpcMethod,
} from '@portico/protocol/frame'
import { findAccount } from '../src/context/FamilyAccount.ts'
import type { SignRequest } from '../src/families/SignRequest.ts'
import type { PreparedCall, ServedCall, VaultFamily } from '../src/families/VaultFamily.ts'
import type { Bytes } from '../src/keys/Bytes.ts'
import type { NetworkId } from '../src/networks/networks.ts'
import { createFamilyKeeper } from './createFamilyKeeper.ts'

type Params<method extends ApprovedCall['method']> = ApprovedCall<method>['params']

/** The accounts of a root, as every device derives them. */
export const deriveAccounts = <family extends RpcFamily>(
  family: VaultFamily<family>,
  root: Bytes,
  network: NetworkId,
  url?: string,
) =>
  family.derive(
    { addresses: { eip155: '0x', solana: '' }, withRoot: async act => act(root) },
    { network, url, smartAccounts: {} },
  )

/** A visitor of one family who agrees to everything, and what they were shown. */
export async function createFamilyVisit<family extends RpcFamily>(
  family: VaultFamily<family>,
  root: Bytes,
  network: NetworkId,
  url?: string,
) {
  const keys = { root, accounts: { addresses: { eip155: '0x', solana: '' } } as never }
  const keeper = createFamilyKeeper({ family, keys, url })
  const { signal } = new AbortController()
  const accounts = await keeper.listAccounts(network)

  function toRequest<method extends ServedRpcMethod<family>>(method: method, params: Params<method>) {
    // One of the table, by the types of both.
    const call = { policy: 'approve', method, params } as unknown as ServedCall
    const account = findAccount(accounts, network, getNamedAccount(call), 'eoa')
    return account && { call, network, address: account.address, type: account.type }
  }

  async function prepare<method extends ServedRpcMethod<family>>(method: method, params: Params<method>) {
    const request = toRequest(method, params)
    if (!request) throw Object.assign(new Error('The account is another.'), { code: 'unauthorized' })
    return { ...(await keeper.prepareCall(request, signal)), ...request }
  }

  return {
    accounts,
    sign: (request: SignRequest) => family.sign(keys, request, { network, url, smartAccounts: {} }),
    prepare,
    toRequest: ({
      address,
      items,
    }: Pick<PreparedCall, 'items'> & { readonly address: string }): SignRequest => ({
      session: 'login-1',
      address,
      network,
      items,
    }),
    async agree<method extends ServedRpcMethod<family>>(method: method, params: Params<method>) {
      const { shown, items, address, type, call } = await prepare(method, params)
      const signed = family.sign(
        keys,
        { session: 'login-1', address, network, items },
        { network, url, smartAccounts: {} },
      )
      const answer = await keeper.completeCall({ call, network, address, type, items, signed }, signal)
      return { shown, answer }
    },
  }
}
