import { coinAddress } from '@portico/protocol/data'
import { createReader } from '../evm/abi.js'

export interface SettlerRules {
  /** The token sold; undefined for the native coin. */
  sell: string | undefined
  buy: string
  amount: bigint
  account: string
  settlers: readonly string[]
}

const exec = '0x2213bc0b'
const execute = '0x1fff991f'
const nobody = `0x${'0'.repeat(40)}`

/**
 * Decodes `exec(operator, token, amount, target, execute((recipient, buyToken, minAmountOut), …))`, the call that 0x
 * builds. Returns its minimum received, or the problem found.
 */
export function readSettlerCall(data: string, rules: SettlerRules): { least: bigint } | { problem: string } {
  if (!data.startsWith(exec)) return { problem: 'another call' }
  const outer = createReader(data.slice(exec.length))
  const addressAt = (reader: typeof outer, at: number) => formatAddress(reader.word(at))
  const settler = addressAt(outer, 96)
  if (settler === undefined || addressAt(outer, 0) !== settler || !rules.settlers.includes(settler)) {
    return { problem: 'a contract that 0x does not name' }
  }
  const token = addressAt(outer, 32)
  const taken = outer.word(64)
  const takesNoToken = taken === 0n || token === coinAddress || token === nobody
  const takesRightly =
    rules.sell === undefined ? takesNoToken : token === rules.sell && taken === rules.amount
  if (!takesRightly) return { problem: 'another token or amount' }
  const bytesAt = outer.offset(128)
  const call = bytesAt === undefined ? undefined : outer.bytes(bytesAt)
  if (!call?.startsWith(execute)) return { problem: 'another call' }
  const inner = createReader(call.slice(execute.length))
  if (addressAt(inner, 0) !== rules.account) return { problem: 'another receiver' }
  if (addressAt(inner, 32) !== rules.buy) return { problem: 'another token to get' }
  return { least: inner.word(64) ?? 0n }
}

function formatAddress(word: bigint | undefined): string | undefined {
  return word === undefined || word >= 2n ** 160n ? undefined : `0x${word.toString(16).padStart(40, '0')}`
}
