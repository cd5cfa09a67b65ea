import { base58 } from '@scure/base'
import type { PaymentContext, PaymentTransaction, Transfer } from './PaymentContext.js'
import {
  assertNetwork,
  deferPayment,
  refusePayment,
  sumTransfers,
  toRecord,
  toRecords,
} from './PaymentContext.js'

const systemProgram = '11111111111111111111111111111111'
const tokenPrograms: readonly unknown[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

interface Instruction {
  readonly program: unknown
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

interface Holding {
  readonly owner: unknown
  readonly mint: unknown
  readonly amount: bigint
}

/** Some tokens withhold a part of each transfer, so the recipient's balance must have grown by the amount. */
export async function readSolanaPayment(context: PaymentContext): Promise<PaymentTransaction> {
  const { reference, transaction, token, recipient, request, confirmations } = context
  assertNetwork(String(await request('getGenesisHash', [])).slice(0, 32) === reference)
  const commitment = confirmations > 1 ? 'finalized' : 'confirmed'
  const options = { encoding: 'json', commitment, maxSupportedTransactionVersion: 0 }
  const found = toRecord(await request('getTransaction', [transaction, options]))
  const [meta, signed] = [toRecord(found?.meta), toRecord(found?.transaction)]
  const message = toRecord(signed?.message)
  const time = found?.blockTime
  if (!meta || !message || typeof time !== 'number' || toList(signed?.signatures)[0] !== transaction)
    throw deferPayment()
  if (meta.err !== null) throw refusePayment('its transaction has failed')
  const loaded = toRecord(meta.loadedAddresses)
  const keys = [message.accountKeys, loaded?.writable, loaded?.readonly].flatMap(toList).map(String)
  const inner = toRecords(meta.innerInstructions).flatMap(({ instructions }) => toRecords(instructions))
  const instructions = [...toRecords(message.instructions), ...inner].map(each => toInstruction(each, keys))
  const { transfers, gain } =
    token === undefined
      ? readCoins(instructions, keys, meta, recipient)
      : readTokens(instructions, meta, token, recipient)
  const paid = sumTransfers(transfers, recipient)
  const missing = [...paid.values()].reduce((total, units) => total + units, 0n) - gain
  const left = [...paid].map(([payer, units]) => [payer, missing > 0n ? units - missing : units] as const)
  return { id: transaction, at: time * 1000, paid: new Map(left) }
}

function readCoins(
  instructions: readonly Instruction[],
  keys: readonly string[],
  meta: Readonly<Record<string, unknown>>,
  recipient: string,
) {
  const transfers = instructions.flatMap(({ program, accounts: [from = -1, to = -1], data }): Transfer[] => {
    // Instruction 2 of the system program is a transfer.
    const isTransfer = program === systemProgram && data.length === 12 && data[0] === 2 && data[1] === 0
    return isTransfer ? [{ from: keys[from] ?? '', to: keys[to] ?? '', units: readUnits(data, 4) }] : []
  })
  const index = keys.indexOf(recipient)
  const read = (balances: unknown) => BigInt(Number(toList(balances)[index] ?? 0))
  // The first account pays the fee; it may be the recipient.
  const fee = index === 0 ? BigInt(Number(meta.fee ?? 0)) : 0n
  return { transfers, gain: read(meta.postBalances) - read(meta.preBalances) + fee }
}

function readTokens(
  instructions: readonly Instruction[],
  meta: Readonly<Record<string, unknown>>,
  token: string,
  recipient: string,
) {
  const [before, after] = [readHoldings(meta.preTokenBalances), readHoldings(meta.postTokenBalances)]
  const transfers = instructions.flatMap(({ program, accounts, data }): Transfer[] => {
    const found = tokenPrograms.includes(program) ? findTransfer(data) : undefined
    if (!found) return []
    const [at = -1] = accounts
    const source = before.get(at) ?? after.get(at)
    const target = after.get(accounts[found.target] ?? -1)
    if (source?.mint !== token || target?.mint !== token) return []
    return [{ from: String(source.owner), to: String(target.owner), units: readUnits(data, found.units) }]
  })
  const sum = (holdings: ReadonlyMap<number, Holding>) =>
    [...holdings.values()]
      .filter(({ owner, mint }) => owner === recipient && mint === token)
      .reduce((total, { amount }) => total + amount, 0n)
  return { transfers, gain: sum(after) - sum(before) }
}

function findTransfer(data: Uint8Array): { readonly target: number; readonly units: number } | undefined {
  if (data[0] === 3 && data.length === 9) return { target: 1, units: 1 } // Transfer
  if (data[0] === 12 && data.length === 10) return { target: 2, units: 1 } // TransferChecked
  if (data[0] === 26 && data[1] === 1 && data.length === 19) return { target: 2, units: 2 } // TransferCheckedWithFee
  return undefined
}

function readHoldings(balances: unknown): ReadonlyMap<number, Holding> {
  return new Map(
    toRecords(balances).map(({ accountIndex, owner, mint, uiTokenAmount }) => {
      const amount = toRecord(uiTokenAmount)?.amount
      return [Number(accountIndex), { owner, mint, amount: typeof amount === 'string' ? BigInt(amount) : 0n }]
    }),
  )
}

function toInstruction(
  { programIdIndex, accounts, data }: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Instruction {
  return {
    program: keys[Number(programIdIndex)],
    accounts: toList(accounts).map(Number),
    data: typeof data === 'string' ? base58.decode(data) : new Uint8Array(),
  }
}

const readUnits = ({ buffer, byteOffset }: Uint8Array, at: number) =>
  new DataView(buffer, byteOffset).getBigUint64(at, true)

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
