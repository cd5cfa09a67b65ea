import { blake2b } from '@noble/hashes/blake2.js'
import { decodeSs58 } from '@portico/codec/ss58'
import type { Balance } from '@portico/core'
import { type Adapter, formatUnits } from '@portico/core/adapter'
import { PorticoError, tokenBalanceUnavailable } from '@portico/protocol'
import { hex } from '@scure/base'
import { fetchPolkadot } from '../rpc/fetchPolkadot.js'
import type { PolkadotRuntime } from '../wallet/PolkadotWallet.js'

/** `twox128("System") ‖ twox128("Account")`, where every Substrate chain stores balances. */
const accountPrefix = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** The free balance has 16 bytes, after four 4-byte counters. */
const freeStart = 16
const freeEnd = 32

export async function getBalance(
  runtime: PolkadotRuntime,
  { network, address }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { symbol, decimals } = network.nativeCurrency
  const account = decodeSs58(address)
  if (!account) throw new PorticoError(tokenBalanceUnavailable)
  const { publicKey } = account
  const key = `0x${accountPrefix}${hex.encode(blake2b(publicKey, { dkLen: 16 }))}${hex.encode(publicKey)}`
  const entry = await fetchPolkadot(runtime, network, 'state_getStorage', [key])
  return { amount: formatUnits(readFree(entry), decimals), symbol, decimals }
}

function readFree(entry: unknown): bigint {
  // A missing entry means that the chain has never seen the account.
  if (entry === null) return 0n
  if (typeof entry !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(entry))
    throw new PorticoError(tokenBalanceUnavailable)
  const bytes = hex.decode(entry.slice(2).toLowerCase())
  if (bytes.length < freeEnd) throw new PorticoError(tokenBalanceUnavailable)
  return bytes.slice(freeStart, freeEnd).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}
