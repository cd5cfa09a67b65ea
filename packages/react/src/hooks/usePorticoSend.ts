import { type ConnectedAccount, formatUnits, type Network } from '@portico/core'
import type { FeeChoice, FeeSpeed } from '@portico/core/adapter'
import {
  abandonSend,
  type CheckedTransfer,
  checkSend,
  confirmSend,
  editSend,
  editSendShare,
  findFeeChoice,
  findSendProblem,
  listSendTokens,
  type PendingSend,
  readAmount,
  resetSend,
  resumeSend,
  type SendDraft,
  type SendProblem,
  type SendRefusal,
  type SendState,
  type SendToken,
  type SendWarning,
  selectSend,
  selectSender,
  selectSendSpeed,
  selectSendToken,
  showSend,
  toMoney,
} from '@portico/core/internal'
import { useMemo } from 'react'
import { isSame, isSameList } from './internal/isSame.js'
import { useBrowserLayoutEffect } from './internal/useBrowserLayoutEffect.js'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { type SendReceiver, useReceiver } from './internal/useReceiver.js'
import { usePorticoBalance } from './usePorticoBalance.js'
import { usePorticoBalances } from './usePorticoBalances.js'

export type SendStatus = SendState['status']

export interface UsePorticoSendResult {
  /** The account that sends and its network. Undefined if it cannot send, such as a watch-only account. */
  readonly sender: { readonly account: ConnectedAccount; readonly network: Network } | undefined
  /**
   * `submitted`: broadcast. `done`: confirmed by the chain. `unknown`: the wallet was asked and did not answer, so the
   * transfer may have happened.
   */
  readonly status: SendStatus
  /** A transfer is being checked, or the wallet is asked for it. */
  readonly isPending: boolean
  /** The id of the submitted transaction, on EVM chains its hash. */
  readonly data: string | undefined
  readonly error: unknown
  /** With status `failed`: what became of a transaction that was submitted. */
  readonly outcome: 'failed' | 'replaced' | undefined
  /** With status `unknown`: the transfer that was requested. */
  readonly pending: PendingSend | undefined
  readonly draft: SendDraft
  /** The tokens of the account. */
  readonly tokens: readonly SendToken[]
  readonly token: SendToken | undefined
  /** The typed amount in the smallest unit of the token. */
  readonly units: bigint | undefined
  readonly receiver: SendReceiver
  /** The first input that is missing or wrong. */
  readonly problem: SendProblem | undefined
  /** Why `check` refused a complete draft. */
  readonly refusal: SendRefusal | undefined
  readonly canCheck: boolean
  /** The checked transfer: what has to be shown, and exactly what `confirm` requests. */
  readonly transfer: CheckedTransfer | undefined
  /** Those of its warnings that the visitor has to confirm first. */
  readonly graveWarnings: readonly SendWarning[]
  /** The fee of the selected speed. */
  readonly fee: FeeChoice | undefined
  readonly edit: (change: Partial<SendDraft>) => void
  /** Converts the typed amount between the token and US dollars. */
  readonly toggleUnit: () => void
  /** Fills in the maximum amount. */
  readonly selectMax: () => Promise<void>
  /** Fills in a share of the balance in percent, rounded down. */
  readonly selectShare: (percent: number) => Promise<void>
  readonly selectSpeed: (speed: FeeSpeed) => void
  /** Checks amount, receiver and fee. Resolves to whether there is a `transfer` to show. */
  readonly check: () => Promise<boolean>
  /** Requests `transfer` from the wallet. Never rejects; the outcome is in `status`. */
  readonly confirm: () => Promise<void>
  /** For the first render of a form: forgets a transfer that was submitted, restores one whose outcome is unknown. */
  readonly start: () => void
  /** Stops waiting for a wallet that does not answer: the status is `unknown` then. */
  readonly abandon: () => void
  readonly reset: () => void
}

const grave: readonly SendWarning[] = ['lookAlike', 'nameChanged', 'contract']

/** Sends tokens: the draft of a form, its checks, and the request to the wallet. */
export function usePorticoSend(): UsePorticoSendResult {
  const portico = usePorticoInstance('usePorticoSend')
  const sender = usePorticoStore(selectSender, isSame)
  const state = usePorticoStore(selectSend)
  const tokens = usePorticoStore(listSendTokens, isSameList)
  const token = usePorticoStore(selectSendToken, isSame)
  usePorticoBalance()
  usePorticoBalances()
  const { draft } = state
  const receiver = useReceiver(draft.receiver, sender?.network, token)
  const isNew = state.status === 'checked' && !state.isShown
  // In a layout effect, with the paint: a click before it does not count as a confirmation of these terms.
  useBrowserLayoutEffect(() => {
    if (isNew) showSend(portico)
  }, [portico, isNew])
  const actions = useMemo(
    () => ({
      edit: (change: Partial<SendDraft>) => editSend(portico, change),
      toggleUnit() {
        const latest = portico.store.get()
        const { unit, amount } = selectSend(latest).draft
        const spent = selectSendToken(latest)
        if (!spent) return
        const typed = readAmount({ unit, amount }, spent)
        const next = unit === 'token' ? 'money' : 'token'
        const converted =
          typed && (next === 'money' ? toMoney(typed, spent) : formatUnits(typed, spent.decimals))
        editSend(portico, { unit: next, amount: converted || '' })
      },
      selectMax: () => editSendShare(portico, 100),
      selectShare: (percent: number) => editSendShare(portico, percent),
      selectSpeed: (speed: FeeSpeed) => selectSendSpeed(portico, speed),
      check: () => checkSend(portico),
      confirm: () => confirmSend(portico),
      start() {
        const { status } = selectSend(portico.store.get())
        if (status === 'submitted' || status === 'done') resetSend(portico)
        resumeSend(portico)
      },
      abandon: () => abandonSend(portico),
      reset: () => void resetSend(portico),
    }),
    [portico],
  )
  const problem = findSendProblem({ draft, token, isReceiver: receiver.isValid })
  const transfer = 'transfer' in state ? state.transfer : undefined
  return {
    ...actions,
    sender,
    status: state.status,
    isPending: state.status === 'checking' || state.status === 'confirming',
    data: 'id' in state ? state.id : undefined,
    error: state.status === 'failed' ? state.error : undefined,
    outcome: state.status === 'failed' && state.id !== undefined ? state.outcome : undefined,
    pending: state.status === 'unknown' ? state.open : undefined,
    draft,
    tokens,
    token,
    units: token && readAmount(draft, token),
    receiver,
    problem,
    refusal: state.status === 'draft' ? state.refusal : undefined,
    canCheck: problem === undefined && receiver.isValid === true,
    transfer,
    graveWarnings: grave.filter(warning => transfer?.warnings.includes(warning)),
    fee: transfer && findFeeChoice(transfer.choices, draft.speed),
  }
}
