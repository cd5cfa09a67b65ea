import { encodeWord } from '@portico/codec/abi'
import { checksumAddress } from '@portico/codec/evm'
import { malformedResponse, PorticoError } from '@portico/protocol'
import type { Hex } from '../../../keys/Addresses.ts'
import type { Call } from '../calls/completeEvmTransactions.ts'
import { encodeCall } from './encodeGrants.ts'
import type { GrantTerms } from './parsePermissions.ts'

export interface ReadGrant {
  readonly terms: GrantTerms
  readonly account: Hex
  readonly isRevoked: boolean
}

export interface ListedGrant extends ReadGrant {
  readonly id: Hex
}

export function createGrantReader(node: Call, contract: Hex) {
  const refuse = () => new PorticoError(malformedResponse, { context: { url: 'node' } })
  async function read(to: Hex, data: Hex, fewest: number): Promise<readonly bigint[]> {
    const answer = await node('eth_call', [{ to, data }, 'latest'])
    const hex = typeof answer === 'string' && /^0x[\da-f]*$/i.test(answer) ? answer.slice(2) : ''
    if (hex.length % 64 !== 0 || hex.length < fewest * 64) throw refuse()
    return Array.from({ length: hex.length / 64 }, (_, at) => BigInt(`0x${hex.slice(at * 64, at * 64 + 64)}`))
  }
  const readOne = async (to: Hex, data: Hex) => (await read(to, data, 1))[0] ?? 0n
  return {
    /** `allowance(address,address)` of the token. */
    readAllowance: (account: Hex, token: Hex) => readOne(token, encodeCall('dd62ed3e', account, contract)),
    /** `reservedOf(address,address)` */
    readReservedOf: (account: Hex, token: Hex) => readOne(contract, encodeCall('1bea88bd', account, token)),
    /** `reserved(bytes32)` */
    readReserved: (id: Hex) => readOne(contract, encodeCall('92698814', id)),
    /** `read(bytes32)` */
    readGrant: async (id: Hex): Promise<ReadGrant> =>
      parseGrant(await read(contract, encodeCall('61da1439', id), grantWords)),
    /** `list(address)`, which includes expired and revoked grants. */
    async listGrants(account: Hex): Promise<readonly ListedGrant[]> {
      const words = await read(contract, encodeCall('bb032a66', account), 4)
      // ABI encoding of two lists of equal length: two offsets, then each list with its length first.
      const count = Number(words[2])
      const second = 3 + count
      if (
        words[0] !== 64n ||
        words[1] !== BigInt(second * 32) ||
        words[second] !== BigInt(count) ||
        words.length !== second + 1 + count * grantWords
      )
        throw refuse()
      return Array.from({ length: count }, (_, at) => {
        const start = second + 1 + at * grantWords
        return { id: toId(words[3 + at]), ...parseGrant(words.slice(start, start + grantWords)) }
      })
    },
  }
}

const grantWords = 11

function parseGrant(words: readonly bigint[]): ReadGrant {
  const [key, token, allowance, period, start, end, account, revoked] = words
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
}

const toId = (word = 0n): Hex => `0x${encodeWord(word)}`

const toAddress = (word = 0n) => checksumAddress(word.toString(16).padStart(40, '0').slice(-40))
