import { getFamily } from '../../families/Families.js'
import type { PaymentLink } from '../../families/PaymentLink.js'
import type { Portico } from '../../runtime/Portico.js'
import type { SendDraft } from '../../store/slices/send.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { moveSend } from './moveSend.js'
import { parsePaymentLink } from './parsePaymentLink.js'
import { listSendTokens } from './selectSend.js'
import { selectSender } from './selectSender.js'

/** Changes the draft. */
export function editSend(portico: Portico, change: Partial<SendDraft>): void {
  const owner = selectSender(portico.store.get())?.account.caipAddress
  if (!owner) return
  const link = change.receiver === undefined ? undefined : parsePaymentLink(change.receiver)
  const filled = link && fillIn(portico, link)
  moveSend(portico, { type: 'edited', owner, change: { ...change, ...filled } })
}

/** Fills in a pasted payment link. One for another network, or for a token the account lacks, stays as text. */
function fillIn(portico: Portico, link: PaymentLink): Partial<SendDraft> | undefined {
  const state = portico.store.get()
  const network = selectSender(state)?.network
  const { namespace, chainId, receiver, units } = link
  if (network?.chainNamespace !== namespace) return undefined
  if (chainId !== undefined && network.caipNetworkId !== `${namespace}:${chainId}`) return undefined
  const family = getFamily(state.families, namespace)
  const token = listSendTokens(state).find(({ address }) =>
    link.token === undefined ? address === undefined : isSameAddress(family, address, link.token),
  )
  if (!token) return undefined
  const amount = units === undefined ? link.amount : formatUnits(units, token.decimals)
  return {
    receiver,
    token: token.address ?? '',
    ...(amount !== undefined && { amount, unit: 'token' as const }),
  }
}
