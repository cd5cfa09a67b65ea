import { encodeAddress, encodeWord } from '@portico/codec/abi'
import { type EvmCall, parseSignInMessage, verifySignature } from '@portico/siwx/verify'
import { ServerFailure } from '../../ServerFailure.js'
import { verifiers } from '../../signIn/verifiers.js'

export interface FarcasterQuestion {
  domain: string
  uri: string
  nonce: string
  /** Unix time in milliseconds. */
  expiresAt: number
}

export interface FarcasterAnswer {
  message: string
  signature: string
  username?: string | undefined
}

/** OP Mainnet, where Farcaster's registries are. */
export const farcasterChain = 'eip155:10'

const statement = 'Farcaster Auth'
const person = /^farcaster:\/\/fid\/([1-9]\d{0,15})\/?$/
const method = /^farcaster:\/\/signer\/type\/(custody|authAddress)\/?$/

/** Throws unless exactly the requested message is signed, and every node confirms its account for the FID. */
export async function verifyFarcaster(
  { message: text, signature }: Pick<FarcasterAnswer, 'message' | 'signature'>,
  asked: Omit<FarcasterQuestion, 'expiresAt'>,
  nodes: readonly AskChain[],
  now: number,
): Promise<string> {
  const message = parseSignInMessage(text)
  const { accountAddress: address, resources = [], expirationTime, notBefore } = message
  if (message.chainId !== farcasterChain) throw new ServerFailure('The message is for another chain.')
  if (message.domain !== asked.domain) throw new ServerFailure('The message is for another domain.')
  if (message.uri !== asked.uri) throw new ServerFailure('The message is for another URI.')
  if (message.nonce !== asked.nonce) throw new ServerFailure('The message has another nonce.')
  if (message.statement !== statement) throw new ServerFailure('The message is not a Farcaster login.')
  if (expirationTime !== undefined && Date.parse(expirationTime) <= now)
    throw new ServerFailure('The message has expired.')
  if (notBefore !== undefined && Date.parse(notBefore) > now)
    throw new ServerFailure('The message is not valid yet.')
  const fid = readOnly(resources, person)
  if (fid === undefined) throw new ServerFailure('The message names no FID, or several.')
  const by = resources.some(uri => method.test(uri)) ? readOnly(resources, method) : 'custody'
  if (by !== 'custody' && by !== 'authAddress')
    throw new ServerFailure('The message names several authentication methods.')
  for (const ask of nodes) {
    const callEvm = (_chain: string, call: EvmCall) => ask(call)
    const check = { chainId: farcasterChain, address, message: text, signature, callEvm } as const
    if (!(await verifySignature(check, verifiers)))
      throw new ServerFailure('The message is not signed by its account.')
    if (!(await isSignerOf(ask, { fid, address, by })))
      throw new ServerFailure('The account may not sign for this FID.')
  }
  if (nodes.length === 0) throw new ServerFailure('No node is configured to check the signer.')
  return fid
}

function readOnly(resources: readonly string[], form: RegExp): string | undefined {
  const found = resources.map(uri => form.exec(uri)?.[1]).filter(part => part !== undefined)
  return found.length === 1 ? found[0] : undefined
}

/** Undefined if the call reverted. Rejects if the node is unreachable. */
export type AskChain = (call: EvmCall) => Promise<string | undefined>

const registries = {
  ids: '0x00000000fc6c5f01fc30151999387bb99a9f489b',
  keys: '0x00000000fc1237824fb747abde0ff18990e59b7e',
} as const

/** `idOf(address)` and `keyDataOf(uint256,bytes)`. */
const selectors = { idOf: '0xd94fe832', keyDataOf: '0xac34cc5a' } as const

/** Key state `ADDED` and key type "auth address". */
const keyInUse = 1n
const keyOfAccount = 2n

export interface FarcasterSigner {
  fid: string
  address: string
  by: 'custody' | 'authAddress'
}

export async function isSignerOf(ask: AskChain, { fid, address, by }: FarcasterSigner): Promise<boolean> {
  const account = encodeAddress(address)
  if (by === 'custody') {
    const [held] = readWords(await ask({ to: registries.ids, data: `${selectors.idOf}${account}` }))
    return held === BigInt(fid)
  }
  // ABI encoding: the FID, the offset of the bytes, their length, and the address padded to a word.
  const input = [BigInt(fid), 64n, 32n].map(encodeWord).join('') + account
  const [state, type] = readWords(await ask({ to: registries.keys, data: `${selectors.keyDataOf}${input}` }))
  return state === keyInUse && type === keyOfAccount
}

function readWords(answer: string | undefined): readonly bigint[] {
  if (!answer || !/^0x(?:[0-9a-f]{64})+$/i.test(answer)) return []
  return (answer.slice(2).match(/.{64}/g) ?? []).map(word => BigInt(`0x${word}`))
}
