import type { Row, RowValue } from '../../../approve/Approval.ts'
import type { Leaving } from '../../../approve/describePayment.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { SolanaInstruction } from '../sign/parseSolanaTransaction.ts'

export interface DescribedInstruction {
  readonly rows: readonly Row[]
  readonly warnings: readonly TextKey[]
  readonly leaves?: readonly Leaving[]
}

export const nothing: DescribedInstruction = { rows: [], warnings: [] }

export const describeUnknown = ({ program }: SolanaInstruction): DescribedInstruction => ({
  rows: [code('program', program)],
  warnings: ['warnUnknownCall'],
})

export const code = (label: TextKey, value: string | undefined): Row => ({
  label,
  value: value ?? { ours: 'notNamed' },
  form: 'code',
})

export const amount = (label: TextKey, value: RowValue): Row => ({ label, value, form: 'amount' })

/** @throws RangeError if the data is too short */
export function readNumber(data: Uint8Array, offset: number, length: 4 | 8): bigint {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return length === 4 ? BigInt(view.getUint32(offset, true)) : view.getBigUint64(offset, true)
}

export const programs = {
  system: '11111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associated: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  memo: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
} as const
