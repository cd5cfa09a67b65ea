import { formatUnits } from '../../../approve/formatUnits.ts'
import type { SolanaInstruction } from '../sign/parseSolanaMessage.ts'
import { amount, code, type DescribedInstruction, describeUnknown } from './instruction.ts'
import { programs } from './programs.ts'

/**
 * What the network keeps for an account that holds a token, as long as it is open. Accounts of the older program take 165
 * bytes. How much more one of the newer program takes is up to the token: with every extension that an account can have it
 * stays below 400.
 */
const rents = { plain: 2_039_280n, extended: 3_674_880n } as const
const coin = { symbol: 'SOL', decimals: 9 } as const

/** Create, which may be written without data, and the same where it is not there yet. */
export const isOpening = (data: Uint8Array) =>
  data.length === 0 || (data.length === 1 && (data[0] === 0 || data[0] === 1))

/** An account for a token, opened for somebody. Its rent goes to them: who closes it gets it. */
export function describeAccountOpening(instruction: SolanaInstruction, own: string): DescribedInstruction {
  const { data, accounts } = instruction
  const [payer, , owner, token, , program] = accounts
  if (!isOpening(data)) return describeUnknown(instruction)
  // Somebody else pays; who, where it is looked up, cannot be told.
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
