import { describeNetwork } from '../../../networks/networks.ts'
import { askAndSign } from '../../askAndSign.ts'
import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { describeTypedData } from '../describe/describeTypedData.ts'
import { parseTypedData } from '../describe/parseTypedData.ts'
import { readToken } from '../describe/readToken.ts'
import { hashTypedData } from '../sign/hashTypedData.ts'
import { assertOwnAddress } from './assertOwnAddress.ts'
import { refuseForSmart } from './refuseForSmart.ts'

export const signTypedData: ApprovedCallHandler<'eth_signTypedData_v4'> = async (
  [address, given],
  context,
) => {
  assertOwnAddress(address, context)
  const data = parseTypedData(given)
  // These types are signatures of the smart account and must be requested from it, so that they are shown as such.
  if (context.account.smart && /^(TypedDataSign|PersonalSign)$/.test(data.primaryType)) throw refuseForSmart()
  // Rejects values that do not fit their types before the visitor is asked.
  hashTypedData(data)
  const network = describeNetwork(context.network)
  const described = await describeTypedData(data, network, {
    account: context.address,
    network,
    readToken: token => readToken(context, token),
  })
  const [signed] = await askAndSign(context, [{ kind: 'evm-typed-data', data }], {
    title: 'signData',
    place: 'window',
    isFree: true,
    ...described,
    raw: JSON.stringify(data, null, 2),
  })
  return signed?.result
}
