import { describeRequest } from '../../approve/describeMessage.ts'
import { describeTypedData } from '../../approve/evm/describeTypedData.ts'
import { parseTypedData } from '../../approve/evm/parseTypedData.ts'
import { describeNetwork } from '../../networks/networks.ts'
import { hashTypedData } from '../../sign/evm/hashTypedData.ts'
import { assertOwnAddress } from '../assertOwnAddress.ts'
import type { ApprovedCallHandler } from '../RpcContext.ts'

export const signTypedData: ApprovedCallHandler<'eth_signTypedData_v4'> = async (
  [address, given],
  context,
) => {
  const { approvals, keeper, addresses, network, signal } = context
  assertOwnAddress(address, addresses)
  const data = parseTypedData(given)
  // Values that do not fit their types are found now, before anybody is asked.
  hashTypedData(data)
  const described = describeTypedData(data, describeNetwork(network))
  await approvals.ask(
    {
      ...describeRequest(context, addresses.eip155),
      title: 'signData',
      place: 'window',
      ...described,
      raw: JSON.stringify(data, null, 2),
    },
    signal,
  )
  return (await keeper.sign({ kind: 'evm-typed-data', data })).result
}
