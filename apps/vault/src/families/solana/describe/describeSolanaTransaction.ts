import type { Row } from '../../../approve/Approval.ts'
import { revealLine } from '../../../approve/cleanText.ts'
import { type Leaving, toUsd } from '../../../approve/describePayment.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { SolanaInstruction, SolanaMessage } from '../sign/parseSolanaTransaction.ts'
import { describeSystem } from './describeSystem.ts'
import { describeToken } from './describeToken.ts'
import { type DescribedInstruction, describeUnknown, nothing, programs, readNumber } from './instruction.ts'
import { describeAccountOpening, listOpened, type TokenOwners } from './tokenOwners.ts'

export interface DescribedTransaction {
  /** One group per instruction with an effect. */
  readonly groups: readonly (readonly Row[])[]
  readonly warnings: readonly TextKey[]
  readonly leaves: readonly Leaving[]
  /** The network fee charged to this account; zero if another account pays. */
  readonly fee: bigint
}

/**
 * Describes what a transaction transfers and authorizes.
 * @param own the account that signs
 * @param proven owners of the receiving token accounts, besides accounts that the transaction itself creates
 * @param prices US dollars per token, by mint, and per coin, by the empty text
 */
export function describeSolanaTransaction(
  message: SolanaMessage,
  own: string,
  proven: TokenOwners = new Map(),
  prices: ReadonlyMap<string, number | undefined> = new Map(),
): DescribedTransaction {
  const owners = new Map([...proven, ...listOpened(message)])
  const described = message.instructions.map(instruction =>
    addValue(describeInstruction(instruction, own, owners), prices),
  )
  const warnings = new Set(described.flatMap(item => item.warnings))
  if (message.lookups.length > 0) warnings.add('warnHidden')
  return {
    groups: described.map(({ rows }) => rows).filter(rows => rows.length > 0),
    warnings: [...warnings],
    leaves: described.flatMap(({ leaves = [] }) => leaves),
    fee: message.signers[0] === own ? computeFee(message) : 0n,
  }
}

/** An instruction that sends something says so in its first row. */
function addValue(
  described: DescribedInstruction,
  prices: ReadonlyMap<string, number | undefined>,
): DescribedInstruction {
  const {
    rows: [first, ...rest],
    leaves: [leaving, ...more] = [],
  } = described
  if (first?.form !== 'amount' || leaving?.decimals === undefined || more.length > 0) return described
  const value = toUsd(leaving.units, leaving.decimals, prices.get(leaving.token ?? ''))
  return { ...described, rows: [{ ...first, ...value }, ...rest], leaves: [{ ...leaving, ...value }] }
}

function describeInstruction(
  instruction: SolanaInstruction,
  own: string,
  owners: TokenOwners,
): DescribedInstruction {
  try {
    switch (instruction.program) {
      case programs.system:
        return describeSystem(instruction, own)
      case programs.token:
      case programs.token2022:
        return describeToken(instruction, own, owners)
      case programs.associated:
        return describeAccountOpening(instruction, own)
      case programs.computeBudget:
        return nothing
      case programs.memo:
        return {
          rows: [{ label: 'memo', value: revealLine(new TextDecoder().decode(instruction.data)) }],
          warnings: [],
        }
      default:
        return describeUnknown(instruction)
    }
  } catch (error) {
    // Too short for its instruction type, so it is not of that type.
    if (error instanceof RangeError) return describeUnknown(instruction)
    throw error
  }
}

const lamportsPerSignature = 5_000n
const usualUnits = 200_000n
const mostUnits = 1_400_000n

function computeFee({ signers, instructions }: SolanaMessage): bigint {
  let [units, price] = [usualUnits * BigInt(instructions.length), 0n]
  for (const { program, data } of instructions) {
    if (program !== programs.computeBudget) continue
    if (data[0] === 2 && data.length >= 5) units = readNumber(data, 1, 4)
    if (data[0] === 3 && data.length >= 9) price = readNumber(data, 1, 8)
  }
  const counted = units < mostUnits ? units : mostUnits
  return BigInt(signers.length) * lamportsPerSignature + (counted * price + 999_999n) / 1_000_000n
}
