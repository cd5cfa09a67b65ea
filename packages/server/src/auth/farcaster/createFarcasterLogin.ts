import { ServerFailure } from '../../ServerFailure.js'
import { createEvmCaller } from '../../signIn/createEvmCaller.js'
import type { SocialPerson } from '../social/socialRules.js'
import { createFarcasterRelay, type FarcasterQuestion } from './createFarcasterRelay.js'
import type { FarcasterOptions } from './FarcasterOptions.js'
import { farcasterChain, verifyFarcaster } from './verifyFarcaster.js'

export interface FarcasterLogin {
  /** Asks by a link that the app opens. @returns also the channel by which its answer comes */
  ask(question: FarcasterQuestion): Promise<{ channel: string; url: string }>
  /** Reads what has come back, which is there once. @returns what says who it was, where something has */
  read(channel: string): Promise<'pending' | 'gone' | IdentifyPerson>
}

/** Who has agreed. Throws where it is not what was asked. */
export type IdentifyPerson = (asked: Omit<FarcasterQuestion, 'expiresAt'>) => Promise<SocialPerson>

const usualRelay = 'https://relay.farcaster.xyz'

/** Logins by Farcaster: its relay carries question and answer, and is believed in neither. */
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

/** As people choose one, in Farcaster's own register or by ENS. */
const username = /^[a-z0-9][a-z0-9.-]{0,63}$/

/**
 * The number is proven; the name stands behind it in brackets, since only the relay says it: what signs knows no names, and
 * neither does the chain. One in another form could look like a number.
 */
const formatPerson = (fid: string, name: string | undefined) =>
  name && username.test(name) ? `FID ${fid} (@${name})` : `FID ${fid}`
