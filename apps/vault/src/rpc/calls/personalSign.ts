import { hexToBytes } from '@noble/hashes/utils.js'
import { describeMessage } from '../../approve/describeMessage.ts'
import { assertOwnAddress } from '../assertOwnAddress.ts'
import type { ApprovedCallHandler } from '../RpcContext.ts'

export const personalSign: ApprovedCallHandler<'personal_sign'> = async ([text, address], context) => {
  const { approvals, keeper, addresses, signal } = context
  assertOwnAddress(address, addresses)
  const message = hexToBytes(text.slice(2))
  await approvals.ask(describeMessage(context, message, addresses.eip155), signal)
  return (await keeper.sign({ kind: 'evm-message', message })).result
}
