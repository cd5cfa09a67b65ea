import { isSmartAccount } from '../store/isSmartAccount.js'
import type { CheckedTransfer } from '../store/slices/send.js'
import type { SendProperties } from '../types/Events.js'
import type { Sender } from './selectSender.js'

/** What events about a transfer tell: never an address of somebody. */
export function describeSend(
  { account, network }: Sender,
  { token, amount }: CheckedTransfer,
): SendProperties {
  return {
    isSmartAccount: isSmartAccount(account),
    network: network.caipNetworkId,
    token: token.address ?? token.symbol,
    amount,
  }
}
