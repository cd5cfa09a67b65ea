import { base58 } from '@scure/base'
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertSigned } from './assertSigned.js'
import { readTransaction } from './readTransaction.js'

const payer = Keypair.generate()
const address = payer.publicKey.toBase58()
const [friend, thief, table] = [Keypair.generate(), Keypair.generate(), Keypair.generate()]

const pay = (to: Keypair) =>
  SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to.publicKey, lamports: 1 })
const fee = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5 })

function create(instructions: TransactionInstruction[], block = 1, signed = false): Uint8Array {
  const lookup = new AddressLookupTableAccount({
    key: table.publicKey,
    state: {
      deactivationSlot: 0n,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [friend.publicKey],
    },
  })
  const recentBlockhash = base58.encode(new Uint8Array(32).fill(block))
  const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message([lookup]))
  if (signed) transaction.sign([payer])
  return transaction.serialize()
}

const original = create([pay(friend)])

describe('assertSigned', () => {
  it('takes the same transaction, signed', () => {
    expect(() => assertSigned(original, create([pay(friend)], 1, true), address)).not.toThrow()
  })

  it('takes one to which the wallet added a fee or a newer block', () => {
    expect(() => assertSigned(original, create([fee, pay(friend)], 2, true), address)).not.toThrow()
  })

  it.each([
    ['pays somebody else', [pay(thief)]],
    ['pays somebody else too', [pay(friend), pay(thief)]],
    ['does nothing', []],
  ])('refuses one that %s', (_, instructions) => {
    expect(() => assertSigned(original, create(instructions, 1, true), address)).toThrow(
      'different transaction',
    )
  })

  it('refuses one without the signature that was asked for', () => {
    expect(() => assertSigned(original, original, address)).toThrow('invalid signature')
  })

  it('says of any bytes either what they are or that they are no transaction', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
        try {
          return readTransaction(bytes).message.length > 0
        } catch (error) {
          return error instanceof Error && error.name === 'PorticoError'
        }
      }),
    )
  })
})
