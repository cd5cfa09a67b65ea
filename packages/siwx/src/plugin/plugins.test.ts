import type { SiwxPlugin, SiwxSession } from '@portico/protocol'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSigners } from '../../test/signers.js'
import { createSignIn } from '../server/createSignIn.js'
import type { TextStorage } from './createSessionStorage.js'
import { localSiwx } from './localSiwx.js'
import { serverSiwx } from './serverSiwx.js'
import { siweSiwx } from './siweSiwx.js'

const signers = await createSigners()
const chainId = 'eip155:1'

beforeEach(() => {
  vi.stubGlobal('location', { host: 'shop.example', origin: 'https://shop.example' })
})

function createStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

async function sign(plugin: SiwxPlugin, signer = signers[0]): Promise<SiwxSession> {
  if (!signer) throw new Error('There is no signer.')
  const data = await plugin.createMessage({ accountAddress: signer.address, chainId: signer.chainId })
  const message = data.toString()
  return { data, message, signature: await signer.sign(message) }
}

/** What every plugin must keep. */
function conform(name: string, create: () => SiwxPlugin) {
  describe(name, () => {
    it.each(signers)('signs $what in, and out again', async signer => {
      const plugin = create()
      expect(await plugin.getSessions(signer.chainId, signer.address)).toEqual([])
      await plugin.addSession(await sign(plugin, signer))
      expect(await plugin.getSessions(signer.chainId, signer.address)).toHaveLength(1)
      expect(await plugin.getSessions(signer.chainId, 'another')).toEqual([])
      expect(await plugin.getSessions(`${signer.chainId}0`, signer.address)).toEqual([])
      await plugin.revokeSession(signer.chainId, signer.address)
      expect(await plugin.getSessions(signer.chainId, signer.address)).toEqual([])
    })

    it('refuses a signature of somebody else', async () => {
      const plugin = create()
      const session = await sign(plugin)
      const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({
        message: session.message,
      })
      await expect(plugin.addSession({ ...session, signature })).rejects.toMatchObject({
        code: 'sign_in_refused',
      })
      expect(await plugin.getSessions(chainId, session.data.accountAddress)).toEqual([])
    })

    it('keeps a session for each account and ends one alone, or all', async () => {
      const plugin = create()
      const [one, , , two] = signers
      for (const signer of [one, two]) await plugin.addSession(await sign(plugin, signer))
      await plugin.revokeSession(one?.chainId ?? chainId, one?.address ?? '')
      expect(await plugin.getSessions(two?.chainId ?? chainId, two?.address ?? '')).toHaveLength(1)
      await plugin.setSessions([])
      expect(await plugin.getSessions(two?.chainId ?? chainId, two?.address ?? '')).toEqual([])
    })

    it('keeps the sessions of other accounts when a wallet has signed several at once [T-06]', async () => {
      const plugin = create()
      const [one, , , two] = signers
      await plugin.addSession(await sign(plugin, two))
      await plugin.setSessions([await sign(plugin, one)])
      for (const signer of [one, two])
        expect(await plugin.getSessions(signer?.chainId ?? chainId, signer?.address ?? '')).toHaveLength(1)
    })

    it('is required unless the site says otherwise', () => {
      expect(create().getRequired?.()).toBe(true)
    })
  })
}

conform('sign-in in this browser alone', () => localSiwx({ storage: createStorage() }))

conform('sign-in at a server', () => {
  let cookie = ''
  const server = createSignIn({ domains: ['shop.example'], secret: 'a secret of thirty-two characters.' })
  return serverSiwx({
    url: 'https://shop.example/api/siwx',
    // A browser: it keeps the cookie, and says from which page a request comes.
    async fetch(url, init) {
      const headers = new Headers(init?.headers)
      headers.set('origin', 'https://shop.example')
      if (cookie) headers.set('cookie', cookie)
      const response = await server.handle(new Request(String(url), { ...init, headers }))
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return response
    },
  })
})

conform('sign-in at a Portico server', () => createHosted(createStorage()))

function createHosted(storage: TextStorage, seen: Request[] = []) {
  const secret = 'a secret of thirty-two characters.'
  const server = createSignIn({ domains: ['shop.example'], secret, cookie: false })
  return serverSiwx({
    url: 'https://portico.example/auth/v1',
    projectId: 'shop',
    storage,
    fetch(url, init) {
      const request = new Request(String(url), init)
      seen.push(request.clone())
      request.headers.set('origin', 'https://shop.example')
      return server.handle(request)
    },
  })
}

describe('sign-in at a Portico server', () => {
  it('names the project, sends no cookie, and outlives the page in the key that people know', async () => {
    const [storage, seen] = [createStorage(), [] as Request[]]
    const session = await sign(createHosted(storage))
    const plugin = createHosted(storage, seen)
    await plugin.addSession(await sign(plugin))
    expect(storage.items.get('@appkit/siwx-auth-token')).toMatch(/^[\w.-]+$/)
    expect(await createHosted(storage).getSessions(chainId, session.data.accountAddress)).toMatchObject([
      { data: { expirationTime: expect.stringMatching(/Z$/) } },
    ])
    expect(seen.length).toBeGreaterThan(1)
    for (const { url, credentials } of seen) {
      expect(new URL(url).searchParams.get('projectId')).toBe('shop')
      expect(credentials).toBe('omit')
    }
    await plugin.setSessions([])
    expect(storage.items.get('@appkit/siwx-auth-token')).toBe('')
  })
})

describe('sign-in in this browser alone', () => {
  it('outlives the page, in the key that people know, and survives what others wrote there', async () => {
    const storage = createStorage()
    const session = await sign(localSiwx({ storage }))
    await localSiwx({ storage }).addSession(session)
    expect(JSON.parse(storage.items.get('@appkit/siwx') ?? '')).toHaveLength(1)
    const { accountAddress } = session.data
    expect(await localSiwx({ storage }).getSessions(chainId, accountAddress.toLowerCase())).toHaveLength(1)
    for (const text of ['{', 'null', '{}', '[null, 1, {"data":{}}]']) {
      storage.items.set('@appkit/siwx', text)
      expect(await localSiwx({ storage }).getSessions(chainId, accountAddress)).toEqual([])
    }
  })

  it('lasts as long as the page where the browser keeps nothing', async () => {
    const fail = () => {
      throw new Error('blocked')
    }
    const plugin = localSiwx({ storage: { getItem: fail, setItem: fail } })
    const session = await sign(plugin)
    await plugin.addSession(session)
    expect(await plugin.getSessions(chainId, session.data.accountAddress)).toHaveLength(1)
  })

  it('ends when the time of what was signed is over', async () => {
    let time = Date.parse('2026-01-01T00:00:00Z')
    const plugin = localSiwx({ storage: createStorage(), lifetime: 60, now: () => time })
    const session = await sign(plugin)
    await plugin.addSession(session)
    time += 59_000
    expect(await plugin.getSessions(chainId, session.data.accountAddress)).toHaveLength(1)
    time += 1_000
    expect(await plugin.getSessions(chainId, session.data.accountAddress)).toEqual([])
  })
})

describe('sign-in at a server', () => {
  const secret = 'a secret of thirty-two characters.'

  it('works without cookies, by a token that the site keeps', async () => {
    const server = createSignIn({ domains: ['shop.example'], secret, cookie: false })
    let token = ''
    const plugin = serverSiwx({
      url: 'https://api.example/siwx',
      onToken: next => {
        token = next
      },
      getToken: () => token,
      fetch: (url, init) => server.handle(new Request(String(url), init)),
    })
    const session = await sign(plugin)
    await plugin.addSession(session)
    expect(token).not.toBe('')
    expect(await plugin.getSessions(chainId, session.data.accountAddress)).toHaveLength(1)
    await plugin.setSessions([])
    expect(token).toBe('')
  })

  it('gives up a server that does not answer, or not to the end, after ten seconds', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const signals: (AbortSignal | null | undefined)[] = []
    const hangs = () => new Promise<never>(() => {})
    const silent = () => new Response(new ReadableStream())
    for (const answer of [hangs, async () => silent()]) {
      const plugin = serverSiwx({
        url: '/api',
        fetch(_url, init) {
          signals.push(init?.signal)
          return answer()
        },
      })
      const outcome = plugin.getSessions(chainId, '0x1').catch((error: Error) => error.message)
      await vi.advanceTimersByTimeAsync(9_999)
      expect(signals.at(-1)?.aborted).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await outcome).toBe('The sign-in was refused: the server does not answer.')
      expect(signals.at(-1)?.aborted).toBe(true)
    }
  })

  it('says what the server says, and that it is down', async () => {
    const answers = [Response.json({ nonce: 'abcdefgh12345678', token: 't' })]
    const fetch = async () => answers.shift() ?? new Response('<h1>Bad gateway</h1>', { status: 502 })
    const plugin = serverSiwx({ url: '/api', fetch })
    const session = await sign(plugin)
    await expect(plugin.addSession(session)).rejects.toThrow('the server says 502')
    answers.push(Response.json({ error: { code: 'nonce_refused', message: 'Used.' } }, { status: 401 }))
    await expect(plugin.addSession(session)).rejects.toThrow('Used.')
    await expect(plugin.createMessage({ accountAddress: '0x1', chainId })).rejects.toThrow('502')
  })
})

describe('a backend for Sign-In with Ethereum', () => {
  const account = privateKeyToAccount(generatePrivateKey())

  function setUp(change = {}) {
    let session: { address: string; chainId: number } | null = null
    const verifyMessage = vi.fn(async () => {
      session = { address: account.address, chainId: 1 }
      return true
    })
    const config = {
      getNonce: async () => 'abcdefgh12345678',
      createMessage: ({
        address,
        chainId,
        nonce,
        domain,
      }: {
        address: string
        chainId: number
        nonce: string
        domain: string
      }) => `${domain} ${address} ${chainId} ${nonce}`,
      verifyMessage,
      getSession: async () => session,
      signOut: vi.fn(async () => {
        session = null
        return true
      }),
      onSignIn: vi.fn(),
      onSignOut: vi.fn(),
      ...change,
    }
    return { config, plugin: siweSiwx(config) }
  }

  it('writes its own message, verifies it, and tells of both ends', async () => {
    const { plugin, config } = setUp()
    const data = await plugin.createMessage({ accountAddress: account.address, chainId })
    expect(data.toString()).toBe(`shop.example did:pkh:eip155:1:${account.address} 1 abcdefgh12345678`)
    expect(await plugin.getSessions(chainId, account.address)).toEqual([])
    await plugin.addSession({ data, message: data.toString(), signature: '0x' })
    expect(config.verifyMessage).toHaveBeenCalledWith({ message: data.toString(), signature: '0x' })
    expect(config.onSignIn).toHaveBeenCalledWith({ address: account.address, chainId: 1 })
    expect(await plugin.getSessions(chainId, account.address)).toHaveLength(1)
    expect(await plugin.getSessions('eip155:10', account.address)).toEqual([])
    await plugin.setSessions([])
    expect(config.onSignOut).toHaveBeenCalledOnce()
    expect(await plugin.getSessions(chainId, account.address)).toEqual([])
  })

  it('signs in and out although the page throws when it is told', async () => {
    const uncaught: (() => void)[] = []
    vi.stubGlobal('queueMicrotask', (task: () => void) => uncaught.push(task))
    const fail = (word: string) => () => {
      throw new Error(word)
    }
    const { plugin } = setUp({ onSignIn: fail('in'), onSignOut: fail('out') })
    const data = await plugin.createMessage({ accountAddress: account.address, chainId })
    await plugin.addSession({ data, message: data.toString(), signature: '0x' })
    expect(await plugin.getSessions(chainId, account.address)).toHaveLength(1)
    await plugin.revokeSession(chainId, account.address)
    expect(await plugin.getSessions(chainId, account.address)).toEqual([])
    expect(uncaught.map(task => expect(task).toThrow())).toHaveLength(2)
  })

  it('asks for nothing for accounts of other families, or when it is switched off', async () => {
    const { plugin } = setUp()
    expect(await plugin.getSessions('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'x')).toHaveLength(1)
    const off = setUp({ enabled: false }).plugin
    expect(await off.getSessions(chainId, account.address)).toHaveLength(1)
    expect(off.getRequired?.()).toBe(false)
    const message = off.createMessage({ accountAddress: '', chainId })
    await expect(message).rejects.toMatchObject({ code: 'sign_in_not_configured' })
  })

  it('keeps the session on other networks and accounts where the site wants it', async () => {
    const { plugin } = setUp({ signOutOnNetworkChange: false, signOutOnAccountChange: false })
    const data = await plugin.createMessage({ accountAddress: account.address, chainId })
    await plugin.addSession({ data, message: data.toString(), signature: '0x' })
    expect(await plugin.getSessions('eip155:10', account.address)).toHaveLength(1)
    expect(await plugin.getSessions('eip155:10', '0x1111111111111111111111111111111111111111')).toHaveLength(
      1,
    )
  })

  it('fails where the backend does not verify', async () => {
    const { plugin } = setUp({ verifyMessage: async () => false })
    const data = await plugin.createMessage({ accountAddress: account.address, chainId })
    await expect(plugin.addSession({ data, message: 'x', signature: '0x' })).rejects.toMatchObject({
      code: 'sign_in_refused',
    })
  })
})
