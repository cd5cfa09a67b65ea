import { accountChanged, invalidParams, PorticoError } from '@portico/protocol'
import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner } from '../../connection/requireSigner.js'
import type { SendProperties } from '../../events/Events.js'
import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import type { CheckedTransfer } from '../../store/slices/send.js'
import { isOutcomeUnknown } from '../../utils/isOutcomeUnknown.js'
import { normaliseError } from '../../utils/normaliseError.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { trackTransaction } from '../transactions/trackTransaction.js'
import { toRequestToken } from './checkSend.js'
import { findFeeChoice } from './findFeeChoice.js'
import { moveSend } from './moveSend.js'
import { rememberReceiver } from './rememberReceiver.js'
import { selectSend } from './selectSend.js'
import type { Sender } from './selectSender.js'
import { selectSender } from './selectSender.js'

/** Requests exactly the transfer that was shown. The outcome is in the state; never rejects. */
export async function confirmSend(portico: Portico): Promise<void> {
  const before = selectSend(portico.store.get())
  moveSend(portico, { type: 'confirmed' })
  const state = selectSend(portico.store.get())
  const sender = selectSender(portico.store.get())
  if (state === before || state.status !== 'sending' || !sender) return
  const { transfer, draft } = state
  const { account } = sender
  const { receiver, units: amount, token } = transfer
  const { speed, mark: feeMark } = findFeeChoice(transfer.choices, draft.speed) ?? {}
  const properties = describeSend(sender, transfer)
  trackEvent(portico, { event: 'SEND_INITIATED', properties })
  let isAsked = false
  try {
    const signer = requireSigner(portico, account.namespace)
    const [transfers, own] = requireAbility(portico, signer, 'transfers')
    // The preview was for this network.
    if (signer.network.caipNetworkId !== sender.network.caipNetworkId) throw new PorticoError(accountChanged)
    const request = { receiver, amount, ...toRequestToken(token), speed, feeMark }
    if (parseUnits(transfer.amount, token.decimals) !== amount)
      throw new PorticoError(invalidParams, { detail: 'The amount is another one than was shown.' })
    isAsked = true
    const { id, mark } = await transfers.transfer({ ...own, ...request })
    trackTransaction(portico, {
      id,
      mark,
      caipAddress: account.caipAddress,
      receiver,
      amount: transfer.amount,
      token: { address: token.address, symbol: token.symbol, name: token.name, decimals: token.decimals },
    })
    rememberReceiver(portico, account.namespace, { address: receiver, name: transfer.name })
    trackEvent(portico, { event: 'SEND_SUCCESS', properties: { ...properties, hash: id } })
    moveSend(portico, { type: 'sent', id }, state)
  } catch (error) {
    const { message } = normaliseError(error, 'transfer')
    trackEvent(portico, { event: 'SEND_ERROR', properties: { ...properties, message } })
    const failure =
      isAsked && isOutcomeUnknown(error) ? ({ type: 'doubted' } as const) : { type: 'failed' as const, error }
    moveSend(portico, failure, state)
  }
}

/** Event properties of a transfer, without addresses. */
function describeSend({ account, network }: Sender, { token, amount }: CheckedTransfer): SendProperties {
  return {
    isSmartAccount: isSmartAccount(account),
    network: network.caipNetworkId,
    token: token.address ?? token.symbol,
    amount,
  }
}
