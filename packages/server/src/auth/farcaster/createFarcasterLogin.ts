import { ServerFailure } from '../../ServerFailure.js'
import { createEvmCaller } from '../../signIn/createEvmCaller.js'
import type { SocialPerson } from '../social/socialRules.js'
import { createFarcasterRelay, type FarcasterQuestion } from './createFarcasterRelay.js'
import type { FarcasterOptions } from './FarcasterOptions.js'
import { farcasterChain, verifyFarcaster } from './verifyFarcaster.js'

export interface FarcasterLogin {
  /** Creates a link that the app opens. @returns the link and the relay channel of the response */
  ask(question: FarcasterQuestion): Promise<{ channel: string; url: string }>
  /** Reads the response, which the relay delivers only once. @returns a function that verifies it, if there is one */
  read(channel: string): Promise<'pending' | 'gone' | IdentifyPerson>
}

/** Returns the verified person. Throws if the response does not match the request. */
export type IdentifyPerson = (asked: Omit<FarcasterQuestion, 'expiresAt'>) => Promise<SocialPerson>

const usualRelay = 'https://relay.farcaster.xyz'

/** Login with Farcaster. The relay only transports messages and is not trusted. */
export function createFarcasterLogin(
  { rpcUrls, relayUrl = usualRelay }: FarcasterOptions,
  now: () => number,
): FarcasterLogin {
  if (rpcUrls.length === 0) throw new ServerFailure('Logging in with Farcaster needs a node of OP Mainnet.')
  const relay = createFarcasterRelay(relayUrl.replace(/\/$/, ''))
  const nodes = rpcUrls.map(url => {
    const call = createEvmCaller({ [farcasterChain]: url })
    return async (asked: { to?: string; data: string }) => call?.(farcasterChain, asked)
  })
  return {
    ask: relay.open,
    async read(channel) {
      const answer = await relay.read(channel)
      if (typeof answer === 'string') return answer
      return async asked => {
        const subject = await verifyFarcaster(answer, asked, nodes, now())
        return { subject, name: formatPerson(subject, answer.username) }
      }
    },
  }
}

/** A username in Farcaster's registry or an ENS name. */
const username = /^[a-z0-9][a-z0-9.-]{0,63}$/

/**
 * The FID is proven. The username follows in brackets, because only the relay states it: neither the signature nor
 * the chain contains it. A username in another format could look like a FID.
 */
const formatPerson = (fid: string, name: string | undefined) =>
  name && username.test(name) ? `FID ${fid} (@${name})` : `FID ${fid}`
