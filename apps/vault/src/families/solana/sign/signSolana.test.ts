import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  verifySignature,
} from '@solana/kit'
import {
  AddressLookupTableAccount,
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSolanaMessage, parseSolanaTransaction } from './parseSolanaTransaction.ts'
import { signSolanaMessage, signSolanaTransaction } from './signSolana.ts'

const key = new Uint8Array(32).fill(7)
const pair = Keypair.fromSeed(key)
const own = pair.publicKey
const other = Keypair.generate().publicKey
const blockhash = base58.encode(new Uint8Array(32).fill(9))
const transfer = SystemProgram.transfer({ fromPubkey: own, toPubkey: other, lamports: 5 })

function createLegacy() {
  const transaction = new Transaction({ feePayer: own, recentBlockhash: blockhash })
  return transaction.add(transfer)
}

function createVersioned() {
  const table = new AddressLookupTableAccount({
    key: Keypair.generate().publicKey,
    state: {
      deactivationSlot: 1n << 63n,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [other, Keypair.generate().publicKey],
    },
  })
  const message = new TransactionMessage({
    payerKey: own,
    recentBlockhash: blockhash,
    instructions: [transfer],
  }).compileToV0Message([table])
  return { transaction: new VersionedTransaction(message), table }
}

const encode = (bytes: Uint8Array) => base58.encode(new Uint8Array(bytes))

describe('signSolanaTransaction', () => {
  it('signs a legacy transaction as web3.js does [KS06]', () => {
    const unsigned = encode(createLegacy().serialize({ requireAllSignatures: false }))
    const { transaction, signature } = signSolanaTransaction(key, parseSolanaTransaction(unsigned))
    const expected = createLegacy()
    expected.sign(pair)
    expect(transaction).toBe(encode(expected.serialize()))
    expect(signature).toBe(base58.encode(new Uint8Array(expected.signature ?? [])))
  })

  it('signs a version 0 transaction with lookup tables as web3.js does [KS06]', () => {
    const { transaction: expected, table } = createVersioned()
    const parsed = parseSolanaTransaction(encode(expected.serialize()))
    expect(parsed.message).toMatchObject({
      version: 0,
      signers: [own.toBase58()],
      blockhash,
      lookups: [{ table: table.key.toBase58(), count: 1 }],
      instructions: [{ program: SystemProgram.programId.toBase58(), accounts: [own.toBase58(), undefined] }],
    })
    const { transaction } = signSolanaTransaction(key, parsed)
    expected.sign([pair])
    expect(transaction).toBe(encode(expected.serialize()))
  })

  it('gives a signature that Solana kit verifies, and keeps those of others [KS06]', async () => {
    const payer = Keypair.generate()
    const legacy = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(transfer)
    legacy.partialSign(payer)
    const unsigned = encode(legacy.serialize({ requireAllSignatures: false }))
    const { transaction, signature } = signSolanaTransaction(key, parseSolanaTransaction(unsigned))
    const decoded = getTransactionDecoder().decode(base58.decode(transaction))
    const byOwn = decoded.signatures[own.toBase58() as Address]
    const publicKey = await crypto.subtle.importKey('raw', ed25519.getPublicKey(key), 'Ed25519', true, [
      'verify',
    ])
    expect(byOwn && (await verifySignature(publicKey, byOwn, decoded.messageBytes))).toBe(true)
    expect(base58.encode(new Uint8Array(legacy.signature ?? []))).toBe(signature)
  })

  it('reads and signs what Solana kit compiles [KS06]', () => {
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      given => setTransactionMessageFeePayer(address(own.toBase58()), given),
      given =>
        setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: blockhash as never, lastValidBlockHeight: 1n },
          given,
        ),
      given =>
        appendTransactionMessageInstruction(
          {
            programAddress: address(other.toBase58()),
            accounts: [{ address: address(own.toBase58()), role: AccountRole.WRITABLE_SIGNER }],
            data: new Uint8Array([1, 2, 3]),
          },
          given,
        ),
    )
    const wire = getBase58Decoder().decode(getTransactionEncoder().encode(compileTransaction(message)))
    const parsed = parseSolanaTransaction(wire)
    expect(parsed.message.instructions).toEqual([
      { program: other.toBase58(), accounts: [own.toBase58()], data: new Uint8Array([1, 2, 3]) },
    ])
    expect(parsed.message.isWritable(own.toBase58())).toBe(true)
    expect(parsed.message.isWritable(other.toBase58())).toBe(false)
    expect(
      ed25519.verify(
        base58.decode(signSolanaTransaction(key, parsed).signature),
        parsed.messageBytes,
        ed25519.getPublicKey(key),
      ),
    ).toBe(true)
  })

  it('refuses a transaction that this account need not sign, one cut off, and one with bytes too many', () => {
    const wire = createLegacy().serialize({ requireAllSignatures: false })
    const invalid = expect.objectContaining({ code: 'invalid_params' })
    const stranger = new Uint8Array(32).fill(8)
    expect(() => signSolanaTransaction(stranger, parseSolanaTransaction(encode(wire)))).toThrow(invalid)
    for (const length of [0, 1, 64, wire.length - 1]) {
      expect(() => parseSolanaTransaction(encode(wire.subarray(0, length)))).toThrow(invalid)
    }
    expect(() => parseSolanaTransaction(encode(Uint8Array.from([...wire, 0])))).toThrow(invalid)
    expect(() => parseSolanaTransaction('0OIl')).toThrow(invalid)
  })

  it('never throws anything else at garbled bytes', () => {
    const wire = createVersioned().transaction.serialize()
    fc.assert(
      fc.property(fc.nat(wire.length - 1), fc.integer({ min: 0, max: 255 }), (place, byte) => {
        const changed = new Uint8Array(wire)
        changed[place] = byte
        try {
          parseSolanaTransaction(encode(changed))
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid_params' })
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('signSolanaMessage', () => {
  it('signs text that the network verifies', () => {
    const message = new TextEncoder().encode('Sign in to example.com')
    const signature = base58.decode(signSolanaMessage(key, message))
    expect(ed25519.verify(signature, message, ed25519.getPublicKey(key))).toBe(true)
  })

  it('refuses what the key says for the vault itself, such as who owns a wallet', () => {
    const message = new TextEncoder().encode('portico/owner/1\nwallet\n2\nshares\ndevice')
    expect(() => signSolanaMessage(key, message)).toThrow(/reserved for the vault/)
  })

  it('refuses a message that is a transaction in disguise [SX17]', () => {
    const message = createVersioned().transaction.message.serialize()
    expect(parseSolanaMessage(message).version).toBe(0)
    expect(() => signSolanaMessage(key, message)).toThrow(/is a valid transaction/)
    expect(() => signSolanaMessage(key, createLegacy().serializeMessage())).toThrow(/is a valid transaction/)
    // Of a version that is to come, which nobody here can read.
    for (const version of [0x81, 0xc3, 0xff]) {
      const later = Uint8Array.of(version, ...message.slice(1))
      expect(() => parseSolanaMessage(later)).toThrow(/version/)
      expect(() => signSolanaMessage(key, later)).toThrow(/is a valid transaction/)
    }
    expect(signSolanaMessage(key, new TextEncoder().encode('ärger'))).toMatch(/^\w+$/)
  })
})
