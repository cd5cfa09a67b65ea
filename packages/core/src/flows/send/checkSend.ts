import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner } from '../../connection/requireSigner.js'
import { activityQuery } from '../../data/fetchActivity.js'
import { getFamily } from '../../families/Families.js'
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
 * Checks receiver, amount and fee, and stores the result for the preview. Resolves to whether it may be shown; if
 * not, the state has the reason.
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
    // The account has changed. Its draft is kept.
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
  const [transfers, own] = requireAbility(portico, signer, 'transfers')
  const facts = await transfers.readReceiver({ ...own, receiver })
  if (facts.kind === 'invalid') return 'invalidAddress'
  const estimate = await transfers.estimateTransfer({ ...own, ...asked, amount: units })
  const choices = estimate.choices.filter(({ reserve }) =>
    canPay(portico, reserve, token.address ? 0n : units),
  )
  // A simulation that fails only because of the fee is reported as a missing fee.
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

export function toRequestToken({ address, decimals }: CheckedTransfer['token']) {
  return address === undefined ? {} : { token: { address, decimals } }
}

function canPay(portico: Portico, reserve: bigint, spent: bigint): boolean {
  const coin = listSendTokens(portico.store.get()).find(({ address }) => address === undefined)
  // An unknown balance is left to the wallet.
  if (!coin) return true
  return (parseUnits(coin.balance, coin.decimals) ?? 0n) >= reserve + spent
}

/** Funds sent there are lost. */
const isZero = (address: string) => /^(0x0{40}|1{32})$/i.test(address)
