import { requireSigner } from '../../connection/requireSigner.js'
import { runMethod } from '../../connection/runMethod.js'
import { activityQuery } from '../../data/fetchActivity.js'
import { getFamily } from '../../families/Families.js'
import type { ReceiverFacts, TransferEstimate } from '../../families/TransferMethods.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { Portico } from '../../runtime/Portico.js'
import { selectQuery } from '../../store/slices/queries.js'
import type { CheckedTransfer, SendRefusal } from '../../store/slices/send.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { findWarnings } from './findWarnings.js'
import { moveSend } from './moveSend.js'
import { parseTransfer } from './parseTransfer.js'
import { readAmount } from './readAmount.js'
import { receiverQuery } from './receiverQuery.js'
import { listSendTokens, selectSend, selectSendToken } from './selectSend.js'
import { selectSender } from './selectSender.js'
import { verifyToken } from './verifyToken.js'

/**
 * Finds out what would be sent to whom and what it costs, and commits it for the visitor to see. Resolves to whether it
 * may be shown: where not, why is in the state.
 */
export async function checkSend(portico: Portico): Promise<boolean> {
  moveSend(portico, { type: 'checkBegun' })
  const begun = selectSend(portico.store.get())
  if (begun.status !== 'checking') return false
  const outcome = await check(portico).catch((error: unknown): SendRefusal => {
    portico.environment.logger.debug('A transfer could not be checked.', error)
    return 'unavailable'
  })
  const state = portico.store.get()
  if (state.send !== begun) return false
  const { owner } = begun
  if (selectSend(state) !== begun && owner !== undefined) {
    // The account has gone. Its form is there when it comes back.
    moveSend(portico, { type: 'edited', owner, change: {} })
    return false
  }
  if (typeof outcome === 'string') moveSend(portico, { type: 'refused', refusal: outcome })
  else moveSend(portico, { type: 'checked', transfer: outcome })
  return typeof outcome !== 'string'
}

async function check(portico: Portico): Promise<CheckedTransfer | SendRefusal> {
  const state = portico.store.get()
  const { draft } = selectSend(state)
  const sender = selectSender(state)
  const chosen = selectSendToken(state)
  if (!sender) return 'unavailable'
  const { account, network } = sender
  const { namespace } = account
  const signer = requireSigner(portico, namespace)
  const { caipNetworkId } = network
  const found = await fetchQuery(portico, receiverQuery, { typed: draft.receiver, caipNetworkId })
  if (draft.receiver.trim() && found.address === undefined) return 'invalidAddress'
  const token = chosen && (await verifyToken(portico, signer, chosen))
  if (chosen && !token) return 'tokenMismatch'
  const typed = token && readAmount(draft, token)
  const family = getFamily(state.families, namespace)
  const transfer = parseTransfer({
    family,
    receiver: found.address,
    token,
    amount: typed === undefined || !token ? draft.amount : formatUnits(typed, token.decimals),
  })
  const { receiver, amount: units } = transfer
  if (!token) return 'unavailable'
  if (isZero(receiver)) return 'zeroAddress'
  if (isSameAddress(family, token.address, receiver)) return 'tokenContract'
  const asked = { receiver, ...toRequestToken(token) }
  // The methods of all families that can send have these types.
  const facts = (await runMethod(portico, signer, 'readReceiver', { receiver })) as ReceiverFacts
  if (facts.kind === 'invalid') return 'invalidAddress'
  const estimate = (await runMethod(portico, signer, 'estimateTransfer', {
    ...asked,
    amount: units,
  })) as TransferEstimate
  const choices = estimate.choices.filter(({ reserve }) =>
    canPay(portico, reserve, token.address ? 0n : units),
  )
  // What a chain refuses because nobody could pay for it is told as that.
  if (estimate.willFail && choices.length === estimate.choices.length) return 'willFail'
  if (choices.length === 0) return 'feeMissing'
  const { caipAddress } = account
  return {
    token,
    units,
    amount: formatUnits(units, token.decimals),
    receiver,
    ...(found.name !== undefined && { name: found.name }),
    choices,
    ...(estimate.opening !== undefined && { opening: estimate.opening }),
    warnings: findWarnings({
      family,
      address: receiver,
      name: found.name,
      facts,
      sender: account.address,
      recent: portico.storage.get('recentReceivers')?.[namespace] ?? [],
      history: selectQuery(state, activityQuery, { caipAddress }).data?.transactions ?? [],
    }),
  }
}

/** The part of a request that says of what. */
export function toRequestToken({ address, decimals }: CheckedTransfer['token']) {
  return address === undefined ? {} : { token: { address, decimals } }
}

function canPay(portico: Portico, reserve: bigint, spent: bigint): boolean {
  const coin = listSendTokens(portico.store.get()).find(({ address }) => address === undefined)
  // What is not known is for the wallet to say.
  if (!coin) return true
  return (parseUnits(coin.balance, coin.decimals) ?? 0n) >= reserve + spent
}

/** What is sent there is nobody's any more. */
const isZero = (address: string) => /^(0x0{40}|1{32})$/i.test(address)
