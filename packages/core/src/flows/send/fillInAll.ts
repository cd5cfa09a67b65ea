import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner } from '../../connection/requireSigner.js'
import type { Portico } from '../../runtime/Portico.js'
import { selectQuery } from '../../store/slices/queries.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { editSend } from './editSend.js'
import { findFeeChoice } from './findFeeChoice.js'
import { receiverQuery } from './receiverQuery.js'
import { selectSend, selectSendToken } from './selectSend.js'
import { selectSender } from './selectSender.js'

/** Fills in the maximum amount: for the native coin, the balance minus the fee. */
export async function fillInAll(portico: Portico): Promise<void> {
  const state = portico.store.get()
  const token = selectSendToken(state)
  const sender = selectSender(state)
  if (!token || !sender) return
  const all = parseUnits(token.balance, token.decimals) ?? 0n
  const { account, network } = sender
  const { draft } = selectSend(state)
  const typed = { typed: draft.receiver, caipNetworkId: network.caipNetworkId }
  const receiver = selectQuery(state, receiverQuery, typed).data?.address ?? account.address
  const reserve = token.address === undefined ? await findReserve(portico, receiver) : 0n
  const left = all > reserve ? all - reserve : 0n
  // The account, token, network or amount has changed meanwhile.
  if (selectSender(portico.store.get())?.account.caipAddress !== account.caipAddress) return
  if (selectSend(portico.store.get()).draft !== draft) return
  editSend(portico, { amount: formatUnits(left, token.decimals), unit: 'token' })
}

async function findReserve(portico: Portico, receiver: string): Promise<bigint> {
  const { namespace } = selectSender(portico.store.get())?.account ?? {}
  const [transfers, own] = requireAbility(portico, requireSigner(portico, namespace), 'transfers')
  const { choices } = await transfers.estimateTransfer({ ...own, receiver, amount: 'all' })
  const { speed } = selectSend(portico.store.get()).draft
  return findFeeChoice(choices, speed)?.reserve ?? 0n
}
