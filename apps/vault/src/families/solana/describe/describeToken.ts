import type { Row } from '../../../approve/Approval.ts'
import { formatUnits } from '../../../approve/formatUnits.ts'
import type { SolanaInstruction } from '../sign/parseSolanaTransaction.ts'
import {
  amount,
  code,
  type DescribedInstruction,
  describeUnknown,
  nothing,
  readNumber,
} from './instruction.ts'
import type { TokenOwners } from './tokenOwners.ts'

const largest = (1n << 64n) - 1n
const formatSum = (units: bigint, decimals?: number) => {
  if (units === largest) return { ours: 'unlimited' } as const
  return decimals === undefined ? units.toString() : formatUnits(units, decimals)
}

/** @param owners proven owners of the receiving token accounts */
export function describeToken(
  instruction: SolanaInstruction,
  own: string,
  owners: TokenOwners,
): DescribedInstruction {
  const { data, accounts } = instruction
  const units = () => readNumber(data, 1, 8)
  /**
   * Whether the authority at this index, or a multisig signer after it, is this account. An authority from a lookup
   * table is unknown and counts as own.
   */
  const isOwn = (authority: number) =>
    accounts[authority] === undefined || accounts.slice(authority).includes(own)
  const describeTransfer = (
    authority: number,
    rest: readonly Row[],
    token: string | undefined,
    decimals?: number,
  ): DescribedInstruction => {
    const value = formatSum(units(), decimals)
    if (!isOwn(authority))
      return { rows: [amount('amount', value), code('from', accounts[0]), ...rest], warnings: [] }
    return {
      rows: [amount('leaves', value), ...rest],
      warnings: [],
      ...(token && { leaves: [{ token, units: units(), decimals }] }),
    }
  }
  switch (data[0]) {
    // Transfer
    case 3:
      return describeTransfer(2, [code('to', accounts[1])], accounts[0])
    // TransferChecked
    case 12:
      return describeTransfer(
        3,
        // Visitors recognize the recipient, not the recipient's token account.
        [code('to', owners.get(accounts[2] ?? '') ?? accounts[2]), code('token', accounts[1])],
        accounts[1],
        data[9],
      )
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
    case 9: {
      const rows = [code('account', accounts[0]), code('to', accounts[1])]
      if (accounts[1] === own || !isOwn(2)) return { rows, warnings: [] }
      return { rows: [amount('leaves', { ours: 'everythingHere' }), ...rows], warnings: ['warnClose'] }
    }
    // InitializeAccount, SyncNative and similar move nothing.
    case 1:
    case 16:
    case 17:
    case 18:
      return nothing
    default:
      return describeUnknown(instruction)
  }
}
