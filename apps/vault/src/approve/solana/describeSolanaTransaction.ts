import { base58 } from '@scure/base'
import type { TextKey } from '../../locales/en.ts'
import type { SolanaInstruction, SolanaMessage } from '../../sign/solana/parseSolanaMessage.ts'
import type { Row, RowValue } from '../Approval.ts'
import { cleanText } from '../cleanText.ts'
import { formatEstimate, formatUnits } from '../formatUnits.ts'

const programs = {
  system: '11111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associated: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  memo: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
} as const

export interface DescribedInstruction {
  readonly rows: readonly Row[]
  readonly warnings: readonly TextKey[]
}

const nothing: DescribedInstruction = { rows: [], warnings: [] }
const code = (label: TextKey, value: string | undefined): Row => ({
  label,
  value: value ?? { ours: 'notNamed' },
  form: 'code',
})
const amount = (label: TextKey, value: RowValue): Row => ({ label, value, form: 'amount' })

const readNumber = (data: Uint8Array, offset: number, length: 4 | 8): bigint => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return length === 4 ? BigInt(view.getUint32(offset, true)) : view.getBigUint64(offset, true)
}

/** What a transaction moves and allows, by its own bytes; one group for each instruction that does something. */
export function describeSolanaTransaction(message: SolanaMessage): {
  readonly groups: readonly (readonly Row[])[]
  readonly warnings: readonly TextKey[]
} {
  const described = message.instructions.map(describeInstruction)
  const groups = described.map(({ rows }) => rows).filter(rows => rows.length > 0)
  const warnings = new Set(described.flatMap(item => item.warnings))
  if (message.lookups.length > 0) warnings.add('warnHidden')
  const fee: Row[] = [{ label: 'feeUpTo', value: `${formatEstimate(estimateFee(message), 9)} SOL` }]
  return { groups: [...groups, fee], warnings: [...warnings] }
}

function describeInstruction(instruction: SolanaInstruction): DescribedInstruction {
  try {
    switch (instruction.program) {
      case programs.system:
        return describeSystem(instruction)
      case programs.token:
      case programs.token2022:
        return describeToken(instruction)
      case programs.computeBudget:
      case programs.associated:
        return nothing
      case programs.memo:
        return {
          rows: [{ label: 'memo', value: cleanText(new TextDecoder().decode(instruction.data), 200) }],
          warnings: [],
        }
      default:
        return describeUnknown(instruction)
    }
  } catch (error) {
    // Shorter than its kind of instruction is: then it is not of that kind.
    if (error instanceof RangeError) return describeUnknown(instruction)
    throw error
  }
}

const describeUnknown = ({ program }: SolanaInstruction): DescribedInstruction => ({
  rows: [code('program', program)],
  warnings: ['warnUnknownCall'],
})

/** The program that an account is handed to stands at the end, with and without a seed in front of it. */
function readOwner(data: Uint8Array): string {
  if (data.length < 36) throw new RangeError('There is no owner in it.')
  return base58.encode(data.slice(-32))
}

function describeSystem(instruction: SolanaInstruction): DescribedInstruction {
  const { data, accounts } = instruction
  switch (readNumber(data, 0, 4)) {
    // CreateAccount
    case 0n:
      return {
        rows: [amount('leaves', `${formatUnits(readNumber(data, 4, 8), 9)} SOL`), code('to', accounts[1])],
        warnings: [],
      }
    // Assign, AssignWithSeed
    case 1n:
    case 10n:
      return {
        rows: [code('account', accounts[0]), code('newOwner', readOwner(data))],
        warnings: ['warnOwner'],
      }
    // Transfer
    case 2n:
      return {
        rows: [amount('leaves', `${formatUnits(readNumber(data, 4, 8), 9)} SOL`), code('to', accounts[1])],
        warnings: [],
      }
    // AdvanceNonceAccount: such a transaction has no end of its own.
    case 4n:
      return { rows: [], warnings: ['warnNonce'] }
    // AuthorizeNonceAccount
    case 7n:
      return { rows: [code('account', accounts[0])], warnings: ['warnOwner'] }
    default:
      return describeUnknown(instruction)
  }
}

const largest = (1n << 64n) - 1n
const formatSum = (units: bigint, decimals?: number) => {
  if (units === largest) return { ours: 'unlimited' } as const
  return decimals === undefined ? units.toString() : formatUnits(units, decimals)
}

function describeToken(instruction: SolanaInstruction): DescribedInstruction {
  const { data, accounts } = instruction
  const units = () => readNumber(data, 1, 8)
  switch (data[0]) {
    // Transfer
    case 3:
      return { rows: [amount('leaves', formatSum(units())), code('to', accounts[1])], warnings: [] }
    // TransferChecked
    case 12:
      return {
        rows: [
          amount('leaves', formatSum(units(), data[9])),
          code('to', accounts[2]),
          code('token', accounts[1]),
        ],
        warnings: [],
      }
    // Approve, ApproveChecked
    case 4:
      return {
        rows: [amount('allowance', formatSum(units())), code('spender', accounts[1])],
        warnings: ['warnPermit'],
      }
    case 13:
      return {
        rows: [
          amount('allowance', formatSum(units(), data[9])),
          code('spender', accounts[2]),
          code('token', accounts[1]),
        ],
        warnings: ['warnPermit'],
      }
    // SetAuthority
    case 6:
      return { rows: [code('account', accounts[0])], warnings: ['warnOwner'] }
    // CloseAccount
    case 9:
      return { rows: [code('account', accounts[0]), code('to', accounts[1])], warnings: [] }
    // InitializeAccount, SyncNative and the like move nothing.
    case 1:
    case 16:
    case 17:
    case 18:
      return nothing
    default:
      return describeUnknown(instruction)
  }
}

const lamportsPerSignature = 5_000n
const usualUnits = 200_000n

/** Signatures, and what the transaction bids for its units of work. */
function estimateFee({ signers, instructions }: SolanaMessage): bigint {
  let [units, price] = [usualUnits * BigInt(instructions.length), 0n]
  for (const { program, data } of instructions) {
    if (program !== programs.computeBudget) continue
    if (data[0] === 2 && data.length >= 5) units = readNumber(data, 1, 4)
    if (data[0] === 3 && data.length >= 9) price = readNumber(data, 1, 8)
  }
  return BigInt(signers.length) * lamportsPerSignature + (units * price + 999_999n) / 1_000_000n
}
