import * as v from 'valibot'
import { fetchCapped } from '../../http/readCapped.js'
import { ServerFailure } from '../../ServerFailure.js'
import { createEvmCaller } from '../../signIn/createEvmCaller.js'
import type { SocialPerson } from '../social/socialRules.js'
import {
  type FarcasterAnswer,
  type FarcasterQuestion,
  farcasterChain,
  verifyFarcaster,
} from './verifyFarcaster.js'

export type FarcasterLogin = ReturnType<typeof createFarcasterLogin>

export type IdentifyPerson = (asked: Omit<FarcasterQuestion, 'expiresAt'>) => Promise<SocialPerson>

const usualRelay = 'https://relay.farcaster.xyz'

/** Login with Farcaster. The relay only transports messages and is not trusted. */
export function createFarcasterLogin(
  { rpcUrls, relayUrl = usualRelay }: FarcasterOptions,
  now: () => number,
) {
  if (rpcUrls.length === 0) throw new ServerFailure('Logging in with Farcaster needs a node of OP Mainnet.')
  const relay = createFarcasterRelay(relayUrl.replace(/\/$/, ''))
  const nodes = rpcUrls.map(url => {
    const call = createEvmCaller({ [farcasterChain]: url })
    return async (asked: { to?: string; data: string }) => call?.(farcasterChain, asked)
  })
  return {
    ask: relay.open,
    async read(channel: string): Promise<'pending' | 'gone' | IdentifyPerson> {
      const answer = await relay.read(channel)
      if (typeof answer === 'string') return answer
      return async asked => {
        const subject = await verifyFarcaster(answer, asked, nodes, now())
        return { subject, name: formatPerson(subject, answer.username) }
      }
    },
  }
}

const username = /^[a-z0-9][a-z0-9.-]{0,63}$/

/** The FID is proven; only the relay states the username. In another format it could look like a FID. */
const formatPerson = (fid: string, name: string | undefined) =>
  name && username.test(name) ? `FID ${fid} (@${name})` : `FID ${fid}`

export interface FarcasterOptions {
  /** RPC URLs of OP Mainnet, where Farcaster's registries are. All of them have to agree. */
  rpcUrls: readonly string[]
  /** Farcaster relay that transports the request and the response. Default: Farcaster's own. */
  relayUrl?: string | undefined
}

const ChannelSchema = v.object({
  channelToken: v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/)),
  url: v.pipe(v.string(), v.maxLength(4096), v.url()),
  nonce: v.string(),
})

const StatusSchema = v.variant('state', [
  v.object({ state: v.literal('pending') }),
  v.object({
    state: v.literal('completed'),
    message: v.pipe(v.string(), v.maxLength(8192)),
    signature: v.pipe(v.string(), v.maxLength(16_384)),
    username: v.optional(v.fallback(v.string(), '')),
  }),
])

function createFarcasterRelay(url: string) {
  const call = (path: string, init: RequestInit) => fetchCapped('farcaster relay', `${url}${path}`, init)

  return {
    async open({ domain, uri, nonce, expiresAt }: FarcasterQuestion) {
      const expirationTime = new Date(expiresAt).toISOString()
      const { status, ok, text } = await call('/v1/channel', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ siweUri: uri, domain, nonce, expirationTime, acceptAuthAddress: true }),
      })
      if (!ok) throw new ServerFailure(`The Farcaster relay responded with ${status}.`)
      const channel = v.parse(ChannelSchema, JSON.parse(text))
      if (channel.nonce !== nonce || !isLinkOf(url, channel))
        throw new ServerFailure('The Farcaster relay returned a different request.')
      return { channel: channel.channelToken, url: channel.url }
    },
    /** The relay delivers a response once. Afterwards, and once the channel has expired, it is `gone`. */
    async read(channel: string): Promise<FarcasterAnswer | 'pending' | 'gone'> {
      const { status, ok, text } = await call('/v1/channel/status', {
        headers: { Authorization: `Bearer ${channel}` },
      })
      if (status === 401 || status === 404) return 'gone'
      if (!ok) throw new ServerFailure(`The Farcaster relay responded with ${status}.`)
      const answer = v.parse(StatusSchema, JSON.parse(text))
      return answer.state === 'pending' ? 'pending' : answer
    },
  }
}

/** Whether the link leads to the app, or to the relay itself, with this channel: visitors open or scan it. */
function isLinkOf(
  relay: string,
  { url, channelToken }: { readonly url: string; readonly channelToken: string },
) {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, href } = new URL(url)
  const own = new URL(relay)
  const isKnown = hostname === own.hostname || hostname === 'farcaster.xyz'
  return protocol === own.protocol && isKnown && href.includes(channelToken)
}
