import type { SiwxSession } from '@portico/protocol'
import { createEvmNetwork, createPage } from '@portico/testing/conformance'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { EthersAdapter } from '../adapters.js'
import { createAppKit } from '../createAppKit.js'
import { ReownAuthentication } from './ReownAuthentication.js'
import {
  createSIWEConfig,
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  getDidAddress,
  getDidChainId,
  verifySignature,
} from './siwe.js'
import {
  DefaultSIWX,
  EIP155Verifier,
  InformalMessenger,
  LocalStorage,
  SIWXMessenger,
  SIWXVerifier,
} from './siwx.js'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const chainId = 'eip155:1' as const
const did = `did:pkh:${chainId}:${account.address}`
const terms = {
  domain: 'site.example',
  uri: 'https://site.example',
  version: '1',
  nonce: 'abcdefgh12345678',
  iat: '2026-01-01T00:00:00.000Z',
  chainId: 1,
  statement: 'Sign in to the site.',
} as const
const text = `site.example wants you to sign in with your Ethereum account:
${account.address}

Sign in to the site.

URI: https://site.example
Version: 1
Chain ID: 1
Nonce: abcdefgh12345678
Issued At: 2026-01-01T00:00:00.000Z`

describe('what sites take from appkit-siwe', () => {
  it('writes and reads the message of EIP-4361', () => {
    expect(formatMessage(terms, did)).toBe(text)
    expect(getAddressFromMessage(text)).toBe(account.address)
    expect(getChainIdFromMessage(text)).toBe('eip155:1')
    expect([getDidChainId(did), getDidAddress(did)]).toEqual(['1', account.address])
    expect(() => getAddressFromMessage('0x0000000000000000000000000000000000000000')).toThrow()
  })

  it('verifies who has signed it', async () => {
    const signature = await account.signMessage({ message: text })
    const check = { address: account.address, message: text, signature, chainId, projectId: 'test' }
    expect(await verifySignature(check)).toBe(true)
    expect(await verifySignature({ ...check, message: `${text}.` })).toBe(false)
  })

  it('asks the node about a smart account; a node that fails is neither yes nor no', async () => {
    const asked: string[] = []
    let answer: object = { error: { code: 3, data: '0x' } }
    vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
      asked.push(JSON.parse(body).method)
      return Response.json(answer)
    })
    const check = { address: account.address, message: text, signature: `0x${'12'.repeat(80)}`, chainId }
    expect(await verifySignature(check)).toBe(false)
    expect(asked).toEqual([])
    expect(await verifySignature({ ...check, rpcUrl: 'https://node.example' })).toBe(false)
    expect(new Set(asked)).toEqual(new Set(['eth_call']))
    answer = { error: { code: -32005 } }
    await expect(verifySignature({ ...check, rpcUrl: 'https://node.example' })).rejects.toThrow('eth_call')
  })

  it('makes a plugin of the functions of a site', async () => {
    vi.stubGlobal('location', { host: 'site.example', origin: 'https://site.example' })
    const verifyMessage = vi.fn(async () => true)
    const signOut = vi.fn(async () => true)
    const getSession = async () => ({ address: account.address, chainId: 1 })
    const config = createSIWEConfig({
      getMessageParams: async () => ({
        domain: terms.domain,
        uri: terms.uri,
        chains: [1],
        statement: terms.statement,
      }),
      createMessage: ({ address, ...message }) => formatMessage(message, address),
      getNonce: async () => terms.nonce,
      getSession,
      verifyMessage,
      signOut,
      sessionRefetchIntervalMs: 1000,
    })
    const message = await config.createMessage({ accountAddress: account.address, chainId })
    expect(`${message}`.split('\n').slice(0, 8)).toEqual(text.split('\n').slice(0, 8))
    await config.addSession({ data: message, message: `${message}`, signature: '0x00' })
    expect(verifyMessage).toHaveBeenCalledWith({ message: `${message}`, signature: '0x00' })
    expect(await config.getSession()).toEqual(await getSession())
    await config.signOut()
    expect(signOut).toHaveBeenCalledOnce()
  })
})

function createStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  }
}

async function sign(siwx: Pick<DefaultSIWX, 'createMessage'>): Promise<SiwxSession> {
  const data = await siwx.createMessage({ accountAddress: account.address, chainId })
  return { data, message: `${data}`, signature: await account.signMessage({ message: `${data}` }) }
}

describe('what sites take from appkit-siwx', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', createStorage())
    vi.stubGlobal('location', { host: 'site.example', origin: 'https://site.example' })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('signs in with the parts that it has when none are given', async () => {
    const siwx = new DefaultSIWX()
    const session = await sign(siwx)
    await siwx.addSession(session)
    expect(await siwx.getSessions(chainId, account.address.toLowerCase())).toMatchObject([
      { message: session.message, data: { domain: 'site.example', accountAddress: account.address } },
    ])
    expect(await siwx.getSessions('eip155:10', account.address)).toEqual([])
    await siwx.revokeSession('eip155:10', account.address)
    expect(await siwx.getSessions(chainId, account.address)).toHaveLength(1)
    await siwx.revokeSession(chainId, account.address)
    expect(await siwx.getSessions(chainId, account.address)).toEqual([])
    expect([siwx.getRequired(), siwx.signOutOnDisconnect]).toEqual([true, true])
  })

  it('refuses what the account has not signed, and keeps none of several then', async () => {
    const siwx = new DefaultSIWX()
    const session = await sign(siwx)
    const forged = { ...session, message: session.message.replace('site.example', 'evil.example') }
    await expect(siwx.setSessions([session, forged])).rejects.toMatchObject({ code: 'sign_in_refused' })
    expect(await siwx.getSessions(chainId, account.address)).toEqual([])
    const none = new DefaultSIWX({ verifiers: [] })
    await expect(none.addSession(session)).rejects.toMatchObject({ code: 'sign_in_refused' })
  })

  it('takes parts of the site', async () => {
    class Messenger extends SIWXMessenger {
      protected readonly version = '2'
      protected stringify({ nonce, version }: { readonly nonce: string; readonly version: string }) {
        return `${nonce} ${version}`
      }
    }
    class Verifier extends SIWXVerifier {
      readonly chainNamespace = 'eip155'
      verify = vi.fn(async () => true)
    }
    const messenger = new Messenger({ domain: 'a', uri: 'b', getNonce: async () => 'nonce' })
    const siwx = new DefaultSIWX({
      messenger,
      verifiers: [new Verifier()],
      storage: new LocalStorage({ key: 'own' }),
      required: false,
    })
    const session = await sign(siwx)
    expect(session.message).toBe('nonce 2')
    await siwx.addSession(session)
    expect(localStorage.getItem('own')).toContain('nonce 2')
    expect(siwx.getRequired()).toBe(false)
  })

  it('forgets what has expired', async () => {
    const messenger = new InformalMessenger({
      domain: 'site.example',
      uri: 'https://site.example',
      getNonce: async () => terms.nonce,
      expiration: 60_000,
    })
    const siwx = new DefaultSIWX({ messenger, verifiers: [new EIP155Verifier()] })
    await siwx.addSession(await sign(siwx))
    expect(await siwx.getSessions(chainId, account.address)).toHaveLength(1)
    vi.useFakeTimers({ now: Date.now() + 60_001 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await siwx.getSessions(chainId, account.address)).toEqual([])
  })

  it('signs in to the server of the kit by the hosted plugin’s name', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(String(url))
      return Response.json({ nonce: terms.nonce, token: 'token', accounts: [] })
    })
    const siwx = new ReownAuthentication()
    expect(() => siwx.createMessage({ accountAddress: account.address, chainId })).toThrow(
      'Sign-in is not configured',
    )
    const appKit = createAppKit({
      projectId: 'test',
      networks: [createEvmNetwork(1)],
      adapters: [new EthersAdapter()],
      services: 'https://portico.example',
      siwx,
      environment: { page: createPage(), storage: undefined },
    })
    expect(appKit.getSIWX()).toBe(siwx)
    const onError = vi.spyOn(appKit.portico.environment.logger, 'error').mockReturnValue()
    siwx.on('sessionChanged', () => {
      throw new Error('The page fails.')
    })
    const onSession = vi.fn()
    const stop = siwx.on('sessionChanged', onSession)
    const session = await sign(siwx)
    await siwx.addSession(session)
    expect(onSession).toHaveBeenLastCalledWith(session)
    expect(onError).toHaveBeenCalledOnce()
    stop()
    await siwx.revokeSession(chainId, account.address)
    expect(onSession).toHaveBeenCalledOnce()
    expect(asked.map(url => new URL(url).origin + new URL(url).pathname)).toEqual([
      'https://portico.example/auth/v1/nonce',
      'https://portico.example/auth/v1/authenticate',
      'https://portico.example/auth/v1/sign-out',
    ])
  })
})
