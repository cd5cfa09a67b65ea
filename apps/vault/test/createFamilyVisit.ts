import type { ApprovedCall } from '@portico/protocol/frame'
import type { LaterFamily, PreparedCall } from '../src/families/LaterFamily.ts'
import type { SignRequest } from '../src/families/SignRequest.ts'
import type { Bytes } from '../src/keys/Bytes.ts'
import type { NetworkId } from '../src/networks/networks.ts'
import { createNodeClient } from '../src/node/createNodeClient.ts'

type CallOf<method extends ApprovedCall['method']> = Extract<ApprovedCall, { readonly method: method }>

/** A visitor of one family who agrees to everything, and what they were shown. */
export async function createFamilyVisit(family: LaterFamily, root: Bytes, network: NetworkId, url?: string) {
  const accounts = await family.deriveAccounts(root, { network, url })
  const context = {
    network,
    accounts,
    origin: 'https://shop.example',
    node: createNodeClient(url ? { [network]: url } : {}),
    url,
    signal: new AbortController().signal,
  }
  const toRequest = ({ address, items }: PreparedCall): SignRequest => ({
    session: 'login-1',
    address,
    network,
    items,
  })
  const toCall = <method extends ApprovedCall['method']>(method: method, params: CallOf<method>['params']) =>
    ({ policy: 'approve', method, params }) as ApprovedCall // one of the table, by the types of both
  return {
    accounts,
    sign: (request: SignRequest) => family.sign(root, request),
    prepare: <method extends ApprovedCall['method']>(method: method, params: CallOf<method>['params']) =>
      family.prepare(toCall(method, params), context),
    toRequest,
    async agree<method extends ApprovedCall['method']>(method: method, params: CallOf<method>['params']) {
      const call = toCall(method, params)
      const prepared = await family.prepare(call, context)
      const signed = family.sign(root, toRequest(prepared))
      return { shown: prepared.shown, answer: await family.complete(call, signed, context) }
    },
  }
}
