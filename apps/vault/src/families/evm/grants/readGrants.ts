import { bytesToHex } from '@noble/hashes/utils.js'
import { malformedResponse, PorticoError } from '@portico/protocol'
import type { Call } from '../calls/completeEvmTransactions.ts'
import { checksumEvmAddress } from '../derive/formatEvmAddress.ts'
import { encodeAllowance, encodeRead, encodeReserved, encodeReservedOf } from './encodeGrants.ts'
import type { GrantTerms } from './parsePermissions.ts'

type Hex = `0x${string}`

export interface ReadGrant {
  readonly terms: GrantTerms
  readonly account: Hex
  readonly isRevoked: boolean
}

/** What the contract says, by the node's word. */
export function createGrantReader(node: Call, contract: Hex) {
  async function read(to: Hex, data: Uint8Array, words: number): Promise<readonly bigint[]> {
    const answer = await node('eth_call', [{ to, data: `0x${bytesToHex(data)}` }, 'latest'])
    if (typeof answer !== 'string' || !/^0x([\da-f]{64})*$/i.test(answer) || answer.length < 2 + words * 64)
      throw new PorticoError(malformedResponse, { context: { url: 'node' } })
    return Array.from({ length: words }, (_, at) => BigInt(`0x${answer.slice(2 + at * 64, 66 + at * 64)}`))
  }
  const readOne = async (to: Hex, data: Uint8Array) => (await read(to, data, 1))[0] ?? 0n
  return {
    /** What the contract may take of a token, by the token's word. */
    readAllowance: (account: Hex, token: Hex) => readOne(token, encodeAllowance(account, contract)),
    /** What all grants of an account may still take of a token. */
    readReservedOf: (account: Hex, token: Hex) => readOne(contract, encodeReservedOf(account, token)),
    /** What one grant may still take. */
    readReserved: (id: Hex) => readOne(contract, encodeReserved(id)),
    async readGrant(id: Hex): Promise<ReadGrant> {
      const [key, token, allowance, period, start, end, account, revoked] = await read(
        contract,
        encodeRead(id),
        8,
      )
      return {
        terms: {
          key: toAddress(key),
          token: toAddress(token),
          allowance: allowance ?? 0n,
          period: Number(period),
          start: Number(start),
          end: Number(end),
        },
        account: toAddress(account),
        isRevoked: revoked !== 0n,
      }
    },
  }
}

const toAddress = (word = 0n) => checksumEvmAddress(word.toString(16).padStart(40, '0').slice(-40))
