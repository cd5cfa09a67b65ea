import { accountChanged, invalidParams, PorticoError } from '@portico/protocol'
import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner } from '../../connection/requireSigner.js'
import { activityQuery } from '../../data/fetchActivity.js'
import { getFamily } from '../../families/Families.js'
import type { Family } from '../../families/Family.js'
import { nameAddressFamily } from '../../families/nameAddressFamily.js'
import type { PaymentLink } from '../../families/PaymentLink.js'
import type { FeeChoice, FeeSpeed } from '../../families/TransferMethods.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import type { SendToken } from '../../store/SendToken.js'
import { selectQuery } from '../../store/slices/queries.js'
import {
  initialSend,
  type ReceiverProblem,
  type SendDraft,
  type SendProblem,
  type SendRefusal,
} from '../../store/slices/send.js'
import type { PorticoState } from '../../store/state.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { defineFlow, type FlowRun, type NextState } from '../defineFlow.js'
import { definePending } from '../definePending.js'
import { type FlowAccount, selectSender } from '../selectFlowAccount.js'
import { trackTransaction } from '../transactions/trackTransaction.js'
import { watchTransaction } from '../transactions/watchTransaction.js'
import { findWarnings } from './findWarnings.js'
import { parsePaymentLink } from './parsePaymentLink.js'
import { parseTransfer } from './parseTransfer.js'
import { readAmount, roundShare } from './readAmount.js'
import { listRecentReceivers, receiverQuery, rememberReceiver } from './receivers.js'
import { canAfford, listSendTokens, verifyToken } from './sendTokens.js'

/** Transfers with an unknown outcome, one per account. */
const list = definePending('openSends', ({ caipAddress }) => caipAddress)

const flow = defineFlow<'send', FlowAccount>({
  slice: 'send',
  initial: initialSend,
  selectAccount: selectSender,
  steps: {
    draft: ['checking'],
    checking: ['checking', 'draft', 'checked'],
    checked: ['checking', 'checked', 'confirming'],
    confirming: ['submitted', 'failed', 'unknown'],
    submitted: ['done', 'failed'],
    done: [],
    failed: ['checking', 'failed', 'confirming'],
    unknown: [],
  },
  locked: ['confirming', 'unknown'],
  over: ['submitted', 'done'],
  check,
  // Only what was shown can be sent, and nothing twice that was broadcast.
  begin: state =>
    (state.status === 'failed' && state.id === undefined) || (state.status === 'checked' && state.isShown)
      ? { status: 'confirming', transfer: state.transfer }
      : undefined,
  confirm,
  pending: {
    list,
    toOpen({ account, state: { transfer } }) {
      const { receiver, name, amount, token } = transfer
      return { caipAddress: account.account.caipAddress, receiver, name, amount, symbol: token.symbol }
    },
  },
  /** Without addresses. */
  describe({ transfer: { token, amount } }, { account, network }) {
    const properties = {
      isSmartAccount: isSmartAccount(account),
      network: network.caipNetworkId,
      token: token.address ?? token.symbol,
      amount,
    }
    return {
      begin: { event: 'SEND_INITIATED', properties },
      success: hash => ({ event: 'SEND_SUCCESS', properties: { ...properties, hash } }),
      error: failure => ({ event: 'SEND_ERROR', properties: { ...properties, ...failure } }),
    }
  },
  follow(portico, state) {
    if (state.status !== 'submitted') return undefined
    const { transfer, id } = state
    return watchTransaction(portico, id, outcome => {
      if (outcome === 'confirmed') moveSend(portico, { status: 'done', transfer, id }, state)
      else if (outcome) moveSend(portico, { status: 'failed', transfer, id, outcome }, state)
    })
  },
})

export const {
  select: selectSend,
  move: moveSend,
  /** Checks receiver, amount and fee for the preview. */
  check: checkSend,
  show: showSend,
  /** Requests exactly the transfer that was shown. The outcome is in the state; never rejects. */
  confirm: confirmSend,
  /** Shows a transfer of an earlier visit whose outcome is unknown. */
  resume: resumeSend,
  /** Stops waiting for the wallet. */
  abandon: abandonSend,
  /** Ends the flow, unless the wallet is being asked. */
  reset: resetSend,
} = flow

/** The selected token. */
export function selectSendToken(state: PorticoState): SendToken | undefined {
  const { token } = selectSend(state).draft
  const tokens = listSendTokens(state)
  if (token === undefined) return tokens.find(({ address }) => address === undefined) ?? tokens[0]
  return tokens.find(({ address = '' }) => address === token)
}

/** Changes the draft. A pasted payment link fills it in. */
export function editSend(portico: Portico, change: Partial<SendDraft>): void {
  const link = change.receiver === undefined ? undefined : parsePaymentLink(change.receiver)
  flow.edit(portico, { ...change, ...(link && readLink(portico.store.get(), link)) })
}

/** A link for another network, or for a token the account lacks, stays as text. */
function readLink(state: PorticoState, link: PaymentLink): Partial<SendDraft> | undefined {
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

/** Fills in a share of the balance in percent, rounded down. All of the native coin is the balance minus the fee. */
export async function editSendShare(portico: Portico, percent: number): Promise<void> {
  const state = portico.store.get()
  const token = selectSendToken(state)
  const sender = selectSender(state)
  if (!token || !sender) return
  const { account, network } = sender
  const { draft } = selectSend(state)
  const all = parseUnits(token.balance, token.decimals) ?? 0n
  let reserve = 0n
  if (token.address === undefined && percent === 100) {
    const typed = { typed: draft.receiver, caipNetworkId: network.caipNetworkId }
    const receiver = selectQuery(state, receiverQuery, typed).data?.address ?? account.address
    const [transfers, own] = requireAbility(portico, requireSigner(portico, account.namespace), 'transfers')
    const { choices } = await transfers.estimateTransfer({ ...own, receiver, amount: 'all' })
    reserve = findFeeChoice(choices, selectSend(portico.store.get()).draft.speed)?.reserve ?? 0n
  }
  const now = portico.store.get()
  // The account, token, network or amount has changed meanwhile.
  if (selectSender(now)?.account.caipAddress !== account.caipAddress) return
  if (selectSend(now).draft !== draft) return
  const left = all > reserve ? all - reserve : 0n
  editSend(portico, { amount: roundShare(left, percent, token), unit: 'token' })
}

/** Why nothing can be sent to the typed text. `address` is what it resolves to. */
export function findReceiverProblem(
  family: Family,
  {
    typed,
    address,
    token,
  }: { readonly typed: string; readonly address: string | undefined; readonly token?: SendToken | undefined },
): ReceiverProblem | undefined {
  const text = typed.trim()
  if (address === undefined) {
    const other = nameAddressFamily(text)
    if (other) return { type: 'otherFamily', family: other }
    const isName = family.abilities.includes('names') && /^[^\s.:/]+(\.[^\s.:/]+)+$/.test(text)
    return { type: isName ? 'unknownName' : 'invalidAddress' }
  }
  if (isZero(address)) return { type: 'zeroAddress' }
  return isSameAddress(family, token?.address, address) ? { type: 'tokenContract' } : undefined
}

/** The first problem in the order of the form. `isReceiver` is undefined while a name is being resolved. */
export function findSendProblem({
  draft,
  token,
  isReceiver,
}: {
  readonly draft: SendDraft
  readonly token: SendToken | undefined
  readonly isReceiver: boolean | undefined
}): SendProblem | undefined {
  if (!token) return 'selectToken'
  if (!draft.amount.trim()) return 'addAmount'
  const units = readAmount(draft, token)
  if (units === undefined || units <= 0n) return 'incorrectValue'
  if (units > (parseUnits(token.balance, token.decimals) ?? 0n)) return 'insufficientFunds'
  if (!draft.receiver.trim()) return 'addAddress'
  return isReceiver === false ? 'invalidAddress' : undefined
}

async function check(
  portico: Portico,
  { account, network }: FlowAccount,
): Promise<NextState<'send'> | SendRefusal> {
  const state = portico.store.get()
  const { draft } = selectSend(state)
  const chosen = selectSendToken(state)
  const { namespace, caipAddress } = account
  const signer = requireSigner(portico, namespace)
  const typed = { typed: draft.receiver, caipNetworkId: network.caipNetworkId }
  const { address, name } = await fetchQuery(portico, receiverQuery, typed)
  const family = getFamily(state.families, namespace)
  const problem = draft.receiver.trim()
    ? findReceiverProblem(family, { typed: draft.receiver, address, token: chosen })
    : undefined
  if (problem)
    return problem.type === 'zeroAddress' || problem.type === 'tokenContract'
      ? problem.type
      : 'invalidAddress'
  const token = chosen && (await verifyToken(portico, signer, chosen))
  if (chosen && !token) return 'tokenMismatch'
  const wanted = token && readAmount(draft, token)
  const amount = wanted === undefined || !token ? draft.amount : formatUnits(wanted, token.decimals)
  const { receiver, amount: units } = parseTransfer({ family, receiver: address, token, amount })
  if (!token) return 'unavailable'
  const [transfers, own] = requireAbility(portico, signer, 'transfers')
  const facts = await transfers.readReceiver({ ...own, receiver })
  if (facts.kind === 'invalid') return 'invalidAddress'
  const request = { receiver, amount: units, ...toRequestToken(token) }
  const estimate = await transfers.estimateTransfer({ ...own, ...request })
  const held = listSendTokens(portico.store.get())
  const choices = estimate.choices.filter(({ reserve }) =>
    canAfford(held, reserve + (token.address ? 0n : units)),
  )
  // A simulation that fails only because of the fee is reported as a missing fee.
  if (estimate.willFail && choices.length === estimate.choices.length) return 'willFail'
  if (choices.length === 0) return 'feeMissing'
  const warnings = findWarnings({
    family,
    address: receiver,
    name,
    facts,
    sender: account.address,
    recent: listRecentReceivers(portico, namespace),
    history: selectQuery(state, activityQuery, { caipAddress }).data?.transactions ?? [],
  })
  const { opening } = estimate
  const shown = formatUnits(units, token.decimals)
  return {
    status: 'checked',
    transfer: { token, units, amount: shown, receiver, name, choices, opening, warnings },
  }
}

/** Funds sent there are lost. */
const isZero = (address: string) => /^(0x0{40}|1{32})$/i.test(address)

const toRequestToken = ({ address, decimals }: SendToken) =>
  address === undefined ? {} : { token: { address, decimals } }

export function selectSendSpeed(portico: Portico, speed: FeeSpeed): void {
  const state = selectSend(portico.store.get())
  if (state.status === 'checked' || state.status === 'failed')
    moveSend(portico, { ...state, draft: { ...state.draft, speed } })
}

/** The fee of the selected speed, else of `normal`, else the first. */
export function findFeeChoice(choices: readonly FeeChoice[], speed: FeeSpeed): FeeChoice | undefined {
  const find = (wanted: FeeSpeed) => choices.find(choice => choice.speed === wanted)
  return find(speed) ?? find('normal') ?? choices[0]
}

async function confirm({
  portico,
  account: { account, network },
  state: { transfer, draft },
  markAsked,
}: FlowRun<'send', FlowAccount>): Promise<NextState<'send'>> {
  const { receiver, units: amount, token } = transfer
  const signer = requireSigner(portico, account.namespace)
  const [transfers, own] = requireAbility(portico, signer, 'transfers')
  // The preview was for this network.
  if (own.network.caipNetworkId !== network.caipNetworkId) throw new PorticoError(accountChanged)
  if (parseUnits(transfer.amount, token.decimals) !== amount)
    throw new PorticoError(invalidParams, { detail: 'The amount is another one than was shown.' })
  const { speed, mark: feeMark } = findFeeChoice(transfer.choices, draft.speed) ?? {}
  const request = { receiver, amount, ...toRequestToken(token), speed, feeMark }
  markAsked()
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
  return { status: 'submitted', transfer, id }
}
