import { hexToBytes } from '@noble/hashes/utils.js'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { askAndSign } from '../../askAndSign.ts'
import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { assertOwnAddress } from './assertOwnAddress.ts'
import { refuseForSmart } from './refuseForSmart.ts'

export const personalSign: ApprovedCallHandler<'personal_sign'> = async ([text, address], context) => {
  assertOwnAddress(address, context)
  const message = hexToBytes(text.slice(2))
  // The owner key signs the smart account's user operations as 32-byte messages, so this could be a blind signature of
  // one.
  if (context.account.smart && message.length === 32) throw refuseForSmart()
  const shown = describeMessage(message, context)
  const [signed] = await askAndSign(context, [{ kind: 'evm-message', message }], shown)
  return signed?.result
}
