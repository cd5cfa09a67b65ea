import { type EvmCall, parseSignInMessage, verifySignature } from '@portico/siwx/verify'
import { ServerFailure } from '../../ServerFailure.js'
import { verifiers } from '../../signIn/verifiers.js'
import type { FarcasterAnswer, FarcasterQuestion } from './createFarcasterRelay.js'
import { type AskChain, isSignerOf } from './isSignerOf.js'

/** OP Mainnet, where Farcaster's registries are. */
export const farcasterChain = 'eip155:10'

const statement = 'Farcaster Auth'
const person = /^farcaster:\/\/fid\/([1-9]\d{0,15})\/?$/
const method = /^farcaster:\/\/signer\/type\/(custody|authAddress)\/?$/

/**
 * Returns the FID that signed. Throws unless the message is exactly the requested one, is signed by its account, and
 * every node confirms that the account may sign for the FID.
 */
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

/** The captured group of the only matching resource; undefined if none or several match. */
function readOnly(resources: readonly string[], form: RegExp): string | undefined {
  const found = resources.map(uri => form.exec(uri)?.[1]).filter(part => part !== undefined)
  return found.length === 1 ? found[0] : undefined
}
