import { base58 } from '@scure/base'
import { Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { readTokenOwners } from './calls/describeTransactions.ts'
import { describeSolanaTransaction } from './describe/describeSolanaTransaction.ts'
import { parseSolanaTransaction } from './sign/parseSolanaTransaction.ts'

const associated = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
].map(program => new PublicKey(program))
const [payer, receiver, stranger, mint] = [1, 2, 3, 4].map(() => Keypair.generate().publicKey) as [
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
]
const use = (pubkey: PublicKey, isWritable = false) => ({
  pubkey,
  isWritable,
  isSigner: pubkey.equals(payer),
})

const findAccount = (owner: PublicKey, program: PublicKey) =>
  PublicKey.findProgramAddressSync([owner.toBytes(), program.toBytes(), mint.toBytes()], associated)[0]

function createTransfer(program: PublicKey, isOpening: boolean) {
  const target = findAccount(receiver, program)
  const opening = new TransactionInstruction({
    programId: associated,
    keys: [
      use(payer, true),
      use(target, true),
      use(receiver),
      use(mint),
      use(SystemProgram.programId),
      use(program),
    ],
    data: Buffer.from([1]),
  })
  const transfer = new TransactionInstruction({
    programId: program,
    keys: [use(findAccount(payer, program), true), use(mint), use(target, true), use(payer)],
    // 1.25 of a token with six decimals.
    data: Buffer.from([12, 0xd0, 0x12, 0x13, 0, 0, 0, 0, 0, 6]),
  })
  const recentBlockhash = base58.encode(new Uint8Array(32).fill(1))
  const transaction = new Transaction({ feePayer: payer, recentBlockhash }).add(
    ...(isOpening ? [opening, transfer] : [transfer]),
  )
  const wire = transaction.serialize({ requireAllSignatures: false })
  const { message } = parseSolanaTransaction(base58.encode(new Uint8Array(wire)))
  return { message, target: target.toBase58() }
}

/** What a node says of the owner. */
const nodeThatSays = (owner: unknown) => ({
  network: 'solana:local' as const,
  signal: new AbortController().signal,
  node: {
    call: async () => {
      if (owner instanceof Error) throw owner
      return { value: { data: { parsed: { info: { owner } } } } }
    },
  },
})

const toRows = (to: string) => [
  { label: 'leaves', value: '1.25', form: 'amount' },
  { label: 'to', value: to, form: 'code' },
  { label: 'token', value: mint.toBase58(), form: 'code' },
]

describe.each(programs)('a transfer of a token of the program %s', program => {
  it('names the receiver where the transaction opens their account itself', () => {
    const { message } = createTransfer(program, true)
    const { groups } = describeSolanaTransaction(message, payer.toBase58())
    expect(groups.at(-1)).toEqual(toRows(receiver.toBase58()))
  })

  it('names the receiver whom the node names, where the address of the account proves it', async () => {
    const { message } = createTransfer(program, false)
    const owners = await readTokenOwners(nodeThatSays(receiver.toBase58()), [message])
    const { groups, warnings } = describeSolanaTransaction(message, payer.toBase58(), owners)
    expect(groups).toEqual([toRows(receiver.toBase58())])
    expect(warnings).toEqual([])
  })

  it.each([stranger.toBase58(), 'nobody', undefined, new Error('offline')])(
    'names the account alone where the node says %s',
    async owner => {
      const { message, target } = createTransfer(program, false)
      const owners = await readTokenOwners(nodeThatSays(owner), [message])
      expect(owners.size).toBe(0)
      const { groups } = describeSolanaTransaction(message, payer.toBase58(), owners)
      expect(groups).toEqual([toRows(target)])
    },
  )
})
