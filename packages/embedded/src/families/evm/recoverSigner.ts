import { encodeWord } from '@portico/codec/abi'
import { invalidParams, malformedAnswer, PorticoError } from '@portico/protocol'
import type { ClientRuntime } from '../../client/ClientRuntime.js'
import { askNode } from './askNode.js'

/** The ecrecover precompile. */
const recovery = '0x0000000000000000000000000000000000000001'

/** `personal_ecRecover`: a node hashes and recovers, so that the page need not load a curve library. */
export async function recoverSigner(runtime: ClientRuntime, params: unknown): Promise<string> {
  const [message, signature] = Array.isArray(params) ? params : []
  if (typeof message !== 'string')
    throw new PorticoError(invalidParams, { detail: 'message is not a string.' })
  const [, r, s, v] = /^0x([\da-f]{64})([\da-f]{64})(00|01|1b|1c)$/i.exec(String(signature)) ?? []
  if (!r || !s || !v) throw new PorticoError(invalidParams, { detail: 'signature is not a signature.' })
  const hash = await askNode(runtime, 'web3_sha3', [toSignedText(message)])
  const data = `${hash}${encodeWord((Number.parseInt(v, 16) % 27) + 27)}${r}${s}`
  const answer = await askNode(runtime, 'eth_call', [{ to: recovery, data }, 'latest'])
  const address = /^0x0{24}([\da-f]{40})$/i.exec(String(answer))?.[1]
  if (!address) throw new PorticoError(malformedAnswer, { detail: 'personal_ecRecover' })
  return `0x${address.toLowerCase()}`
}

/** EIP-191. */
function toSignedText(message: string): string {
  const digits = /^0x(([\da-f]{2})*)$/i.exec(message)?.[1] ?? toHex(message)
  return `0x${toHex(`\x19Ethereum Signed Message:\n${digits.length / 2}`)}${digits}`
}

const toHex = (text: string) =>
  Array.from(new TextEncoder().encode(text), byte => byte.toString(16).padStart(2, '0')).join('')
