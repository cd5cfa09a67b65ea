import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { decodeAddress } from '@polkadot/util-crypto'
import { verify as verifySr25519 } from '@scure/sr25519'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { JsonRpcError } from '../localChain/jsonRpc.js'
import { type ReadExtrinsic, readExtrinsic } from './readExtrinsic.js'

interface Account {
  readonly nonce: bigint
  readonly free: bigint
  readonly frozen: bigint
}

interface Block {
  readonly hash: Hex
  readonly extrinsics: readonly Hex[]
}

export interface PolkadotLedger {
  readonly runtime: { readonly specVersion: number; readonly transactionVersion: number }
  getBlock(number: number): Block | undefined
  getHeight(): number
  findBlock(hash: unknown): number | undefined
  getNonce(address: string): bigint
  /** The value below a storage key of `System.Account`. */
  readStorage(key: string): Hex | null
  fund(address: string, free: bigint, frozen?: bigint): void
  /** Includes a valid extrinsic in a block of its own. @returns its hash */
  submit(extrinsic: string): Hex
}

/** `twox128("System") ‖ twox128("Account")`, the storage prefix of balances on Substrate chains. */
const accountPrefix = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const runtime = { specVersion: 1_000_000, transactionVersion: 26 }
const existentialDeposit = 10_000_000_000n
const fee = 160_000_000n

/** Longer payloads are hashed before they are signed. */
const longestUnhashed = 256

/** As the transaction pool of a node answers (`sc-rpc-api`, author). */
const invalidTransaction = (data: string) => new JsonRpcError(1010, 'Invalid Transaction', data)
/** What a node answers for a while after an extrinsic was included. */
const temporarilyBanned = () => new JsonRpcError(1012, 'Transaction is temporarily banned')

/** Balances that change only by extrinsics that a real chain would accept. */
export function createPolkadotLedger(genesisHash: Hex): PolkadotLedger {
  const accounts = new Map<string, Account>()
  const blocks: Block[] = [{ hash: genesisHash, extrinsics: [] }]
  const known = new Set<Hex>()
  const height = () => blocks.length - 1
  const nothing: Account = { nonce: 0n, free: 0n, frozen: 0n }
  const getAccount = (publicKey: Uint8Array) => accounts.get(getStorageKey(publicKey)) ?? nothing

  /** An account below the existential deposit is reaped. */
  function setAccount(publicKey: Uint8Array, account: Account): void {
    const key = getStorageKey(publicKey)
    if (account.free < existentialDeposit) accounts.delete(key)
    else accounts.set(key, account)
  }

  function assertValid(extrinsic: ReadExtrinsic): void {
    const { signer, nonce, tip, era } = extrinsic
    const { nonce: expected, free } = getAccount(signer)
    const birth = era.period === undefined ? 0 : findBirth(era, height())
    if (era.period !== undefined && height() >= birth + era.period)
      throw invalidTransaction('Transaction has an ancient birth block')
    // What the extensions sign besides: the two versions, the genesis block, the block of the era and no metadata hash.
    const implied = concatBytes(
      encodeInteger(BigInt(runtime.specVersion), 4),
      encodeInteger(BigInt(runtime.transactionVersion), 4),
      hexToBytes(genesisHash),
      hexToBytes(blocks[birth]?.hash ?? genesisHash),
      Uint8Array.of(0),
    )
    const payload = concatBytes(extrinsic.call, extrinsic.extra, implied)
    const signed = payload.length > longestUnhashed ? blake2b(payload, { dkLen: 32 }) : payload
    if (!verify(extrinsic, signed)) throw invalidTransaction('Transaction has a bad signature')
    if (nonce < expected) throw invalidTransaction('Transaction is outdated')
    // A node would keep it until the earlier ones have come, which nobody sends here.
    if (nonce > expected) throw new JsonRpcError(1020, 'The transaction is in the future')
    if (free < fee + tip)
      throw invalidTransaction('Inability to pay some fees (e.g. account balance too low)')
  }

  /** The fee is paid either way. A call that fails is in the block and changes nothing else. */
  function execute({ signer, tip, transfer }: ReadExtrinsic): void {
    const payer = getAccount(signer)
    const paid = { ...payer, nonce: payer.nonce + 1n, free: payer.free - fee - tip }
    setAccount(signer, paid)
    if (!transfer) return
    const { receiver, amount, keepsAlive } = transfer
    const least = keepsAlive && paid.frozen < existentialDeposit ? existentialDeposit : paid.frozen
    const isTooSmall = getAccount(receiver).free + amount < existentialDeposit
    if (paid.free - amount < least || isTooSmall) return
    setAccount(signer, { ...paid, free: paid.free - amount })
    const held = getAccount(receiver)
    setAccount(receiver, { ...held, free: held.free + amount })
  }

  return {
    runtime,
    getBlock: number => blocks[number],
    getHeight: height,
    findBlock(hash) {
      const number = blocks.findIndex(block => block.hash === hash)
      return number < 0 ? undefined : number
    },
    getNonce: address => getAccount(decodeAddress(address)).nonce,
    readStorage(key) {
      const account = accounts.get(key)
      return account ? encodeAccount(account) : null
    },
    fund(address, free, frozen = 0n) {
      const publicKey = decodeAddress(address)
      accounts.set(getStorageKey(publicKey), { ...getAccount(publicKey), free, frozen })
    },
    submit(text) {
      const extrinsic = readExtrinsic(text)
      const hash = bytesToHex(blake2b(extrinsic.bytes, { dkLen: 32 }))
      if (known.has(hash)) throw temporarilyBanned()
      assertValid(extrinsic)
      known.add(hash)
      execute(extrinsic)
      const parent = blocks.at(-1)?.hash ?? genesisHash
      const block = blake2b(utf8ToBytes(`${parent}${hash}`), { dkLen: 32 })
      blocks.push({ hash: bytesToHex(block), extrinsics: [bytesToHex(extrinsic.bytes)] })
      return hash
    },
  }
}

/** The block at which a mortal era began, as Substrate's `Era::birth`. */
function findBirth({ period = 1, phase = 0 }: ReadExtrinsic['era'], current: number): number {
  return Math.floor((Math.max(current, phase) - phase) / period) * period + phase
}

function verify({ signer, signature, scheme }: ReadExtrinsic, signed: Uint8Array): boolean {
  try {
    return scheme === 'sr25519'
      ? verifySr25519(signed, signature, signer)
      : ed25519.verify(signature, signed, signer)
  } catch {
    return false
  }
}

/** The map's hasher is `blake2_128_concat`. */
const getStorageKey = (publicKey: Uint8Array) =>
  `0x${accountPrefix}${bytesToHex(concatBytes(blake2b(publicKey, { dkLen: 16 }), publicKey)).slice(2)}`

/** `AccountInfo`: nonce and three counters, then free, reserved, frozen and flags. */
function encodeAccount({ nonce, free, frozen }: Account): Hex {
  const counters = [nonce, 0n, 1n, 0n].map(value => encodeInteger(value, 4))
  const flags = 1n << 127n
  const amounts = [free, 0n, frozen, flags].map(value => encodeInteger(value, 16))
  return bytesToHex(concatBytes(...counters, ...amounts))
}

const encodeInteger = (value: bigint, length: number) =>
  Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
