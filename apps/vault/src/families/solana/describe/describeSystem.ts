import { base58 } from '@scure/base'
import { formatUnits } from '../../../approve/formatUnits.ts'
import type { SolanaInstruction } from '../sign/parseSolanaTransaction.ts'
import { amount, code, type DescribedInstruction, describeUnknown, readNumber } from './instruction.ts'

const coin = { symbol: 'SOL', decimals: 9 } as const

/** The new owner program is the last field, with or without a seed before it. */
function readOwner(data: Uint8Array): string {
  if (data.length < 36) throw new RangeError('The instruction has no owner.')
  return base58.encode(data.slice(-32))
}

export function describeSystem(instruction: SolanaInstruction, own: string): DescribedInstruction {
  const { data, accounts } = instruction
  const [from] = accounts
  const describeTransfer = (lamports: bigint, to: string | undefined): DescribedInstruction => ({
    rows: [
      amount(from === own ? 'leaves' : 'amount', `${formatUnits(lamports, coin.decimals)} ${coin.symbol}`),
      ...(from === own ? [] : [code('from', from)]),
      code('to', to),
    ],
    warnings: [],
    ...(from === own && { leaves: [{ units: lamports, ...coin }] }),
  })
  switch (readNumber(data, 0, 4)) {
    // CreateAccount, Transfer
    case 0n:
    case 2n:
      return describeTransfer(readNumber(data, 4, 8), accounts[1])
    // Assign, AssignWithSeed
    case 1n:
    case 10n:
      return {
        rows: [code('account', from), code('newOwner', readOwner(data))],
        warnings: ['warnOwner'],
      }
    // CreateAccountWithSeed: the amount follows the base and the seed.
    case 3n: {
      const seedLength = readNumber(data, 36, 8)
      if (seedLength > 32n) return describeUnknown(instruction)
      return describeTransfer(readNumber(data, 44 + Number(seedLength), 8), accounts[1])
    }
    // AdvanceNonceAccount: a durable-nonce transaction does not expire.
    case 4n:
      return { rows: [], warnings: ['warnNonce'] }
    // AuthorizeNonceAccount
    case 7n:
      return { rows: [code('account', from)], warnings: ['warnOwner'] }
    default:
      return describeUnknown(instruction)
  }
}
