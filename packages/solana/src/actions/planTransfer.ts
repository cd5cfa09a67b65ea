import type { AccountParameters, ChainReader, TransferRequest } from '@portico/core/adapter'
import { readProperty } from '@portico/core/adapter'
import { invalidParams, PorticoError } from '@portico/protocol'
import { decodeAddress } from '../address.js'
import { associatedTokenProgram, systemProgram } from '../programs.js'
import { fetchSolana } from '../rpc/fetchSolana.js'
import { deriveTokenAccount } from '../token/deriveTokenAccount.js'
import { listTokenAccounts, readTokenAccount } from '../token/listTokenAccounts.js'
import type { InstructionToWrite } from '../transaction/writeMessage.js'

type TransferParameters = AccountParameters & Omit<TransferRequest, 'speed' | 'feeMark'>

export interface TransferPlan {
  readonly instructions: readonly InstructionToWrite[]
  readonly opened?: string | undefined
}

/** Amounts are u64. */
const most = 2n ** 64n - 1n

export async function planTransfer(
  runtime: ChainReader,
  parameters: TransferParameters,
): Promise<TransferPlan> {
  const { address, receiver, amount, token } = parameters
  const isSound = [receiver, ...(token ? [token.address] : [])].every(decodeAddress)
  if (!isSound || typeof amount !== 'bigint' || amount < 0n || amount > most)
    throw new PorticoError(invalidParams, { detail: 'The receiver, token or amount is invalid.' })
  if (token) return planToken(runtime, parameters, token)
  const accounts = [
    { address, isSigner: true, isWritable: true },
    { address: receiver, isWritable: true },
  ]
  // Instruction 2 of the system program is a transfer.
  return { instructions: [{ program: systemProgram, accounts, data: writeData([2, 0, 0, 0], amount) }] }
}

async function planToken(
  runtime: ChainReader,
  { network, address: owner, receiver, amount }: TransferParameters,
  { address: mint, decimals }: NonNullable<TransferRequest['token']>,
): Promise<TransferPlan> {
  const held = await listTokenAccounts(runtime, network, { owner, mint })
  const program = held[0]?.program
  if (!program) throw new PorticoError(invalidParams, { detail: 'The account does not hold this token.' })
  const target = deriveTokenAccount(receiver, mint, program)
  const options = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const answer = await fetchSolana(runtime, network, 'getAccountInfo', [target, options])
  // If the account now belongs to another owner, the creation fails and with it the whole transfer.
  const isThere = readTokenAccount(readProperty(answer, 'value'))?.owner === receiver
  const transfers = divide(held, amount).map(
    ({ address, units }): InstructionToWrite => ({
      program,
      accounts: [
        { address, isWritable: true },
        { address: mint },
        { address: target, isWritable: true },
        { address: owner, isSigner: true },
      ],
      // TransferChecked also verifies the decimals.
      data: writeData([12], units, [decimals]),
    }),
  )
  if (isThere) return { instructions: transfers }
  const opening: InstructionToWrite = {
    program: associatedTokenProgram,
    accounts: [
      { address: owner, isSigner: true, isWritable: true },
      { address: target, isWritable: true },
      { address: receiver },
      { address: mint },
      { address: systemProgram },
      { address: program },
    ],
    // CreateIdempotent: another transaction may have created it meanwhile.
    data: Uint8Array.of(1),
  }
  return { instructions: [opening, ...transfers], opened: target }
}

type Part = Pick<Awaited<ReturnType<typeof listTokenAccounts>>[number], 'address' | 'units'>

/** Splits the amount over as few accounts as possible. If the balance is too low, the network rejects the transfer. */
function divide([fullest, ...others]: readonly Part[], amount: bigint): readonly Part[] {
  if (!fullest) return []
  if (amount <= fullest.units || others.length === 0) return [{ ...fullest, units: amount }]
  return [fullest, ...divide(others, amount - fullest.units)]
}

function writeData(start: readonly number[], units: bigint, end: readonly number[] = []): Uint8Array {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, units, true)
  return Uint8Array.of(...start, ...number, ...end)
}
