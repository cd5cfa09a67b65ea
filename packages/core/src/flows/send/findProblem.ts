import type { SendDraft } from '../../store/slices/send.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { readAmount } from './readAmount.js'
import type { SendToken } from './SendToken.js'

export type SendProblem =
  | 'selectToken'
  | 'addAmount'
  | 'incorrectValue'
  | 'insufficientFunds'
  | 'addAddress'
  | 'invalidAddress'

export interface FilledIn {
  readonly draft: SendDraft
  readonly token: SendToken | undefined
  /** Undefined while it is being resolved. */
  readonly isReceiver: boolean | undefined
}

/** The first problem in the order of the form. */
export function findProblem({ draft, token, isReceiver }: FilledIn): SendProblem | undefined {
  if (!token) return 'selectToken'
  if (!draft.amount.trim()) return 'addAmount'
  const units = readAmount(draft, token)
  if (units === undefined || units <= 0n) return 'incorrectValue'
  if (units > (parseUnits(token.balance, token.decimals) ?? 0n)) return 'insufficientFunds'
  if (!draft.receiver.trim()) return 'addAddress'
  return isReceiver === false ? 'invalidAddress' : undefined
}
