import { formatUnits } from '../../../approve/formatUnits.ts'
import type { SolanaInstruction } from '../sign/parseSolanaMessage.ts'
import { amount, code, type DescribedInstruction, describeUnknown } from './instruction.ts'
import { programs } from './programs.ts'

/**
 * The rent deposit of a token account. Accounts of the original program take 165 bytes. Token-2022 accounts stay below
 * 400 bytes with every account extension.
 */
const rents = { plain: 2_039_280n, extended: 3_674_880n } as const
const coin = { symbol: 'SOL', decimals: 9 } as const

/** Create (with or without data) or CreateIdempotent. */
export const isOpening = (data: Uint8Array) =>
  data.length === 0 || (data.length === 1 && (data[0] === 0 || data[0] === 1))

/**
 * Describes the creation of an associated token account. The rent goes to the account's owner, who receives it on
 * closing.
 */
export function describeAccountOpening(instruction: SolanaInstruction, own: string): DescribedInstruction {
  const { data, accounts } = instruction
  const [payer, , owner, token, , program] = accounts
  if (!isOpening(data)) return describeUnknown(instruction)
  // Another account pays. A payer from a lookup table is unknown, so it may be this account.
  if (payer !== own && payer !== undefined) return { rows: [], warnings: [] }
  const rent = program === programs.token ? rents.plain : rents.extended
  return {
    rows: [
      amount('rent', `${formatUnits(rent, coin.decimals)} ${coin.symbol}`),
      code('openedFor', owner),
      code('token', token),
    ],
    warnings: owner === own ? [] : ['warnRent'],
    leaves: [{ units: rent, ...coin }],
  }
}
