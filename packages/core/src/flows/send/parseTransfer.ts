import { invalidParams, PorticoError, sendDetailsRequired, sendTokenRequired } from '@portico/protocol'
import type { Family } from '../../families/Family.js'
import { parseUnits } from '../../utils/parseUnits.js'

export interface TransferDetails {
  readonly family: Pick<Family, 'name' | 'isAddress'>
  /** Decimal text in whole units, e.g. `1.5`. */
  readonly amount?: string | undefined
  readonly receiver?: string | undefined
  readonly token?: TransferToken | undefined
}

export interface TransferToken {
  /** Contract or mint. Default: the native coin. */
  readonly address?: string | undefined
  readonly decimals: number
}

export interface Transfer {
  /** In the smallest unit of the token. */
  readonly amount: bigint
  readonly receiver: string
  readonly token: TransferToken
}

/** Validates a transfer; throws if something is missing or wrong. Runs before any wallet is asked. */
export function parseTransfer({ family, amount, receiver, token }: TransferDetails): Transfer {
  if (!amount?.trim() || !receiver?.trim()) throw new PorticoError(sendDetailsRequired)
  if (!token) throw new PorticoError(sendTokenRequired)
  const { name } = family
  const to = receiver.trim()
  if (!family.isAddress(to)) throw refuse(`The recipient is no address of ${name}.`)
  if (token.address !== undefined && !family.isAddress(token.address))
    throw refuse(`The token has no address of ${name}.`)
  const units = parseUnits(amount, token.decimals)
  if (units === undefined || units <= 0n) throw refuse('The amount is no positive number of the token.')
  return { amount: units, receiver: to, token }
}

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })
