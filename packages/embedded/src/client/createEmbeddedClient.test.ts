import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../../core/test/createFakeEnvironment.js'
import { createFakeVault, evmAddress, solanaAddress } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'
import { loginKeys } from '../loginKeys.js'

const place = { left: 1, top: 2, width: 360, height: 536, radius: 28 }
const theme = { mode: 'dark', accent: '#3366ff', background: '#121313', radius: 4, fontSize: 10 } as const

describe('logging in by e-mail', () => {
  it('gives an account on EVM chains and one on Solana [C-03] [C-14] [E-05]', async () => {
    const { logIn } = createTestClient()
    expect(await logIn()).toEqual({
      id: evmAddress,
      wallet: { name: 'Email Wallet' },
      user: { email: 'ada@example.com' },
      namespaces: {
        eip155: expect.objectContaining({
          chains: ['eip155:1', 'eip155:10'],
          accounts: [`eip155:1:${evmAddress}`, `eip155:10:${evmAddress}`],
        }),
        solana: expect.objectContaining({ accounts: [`solana:mainnet:${solanaAddress}`] }),
      },
    })
  })

  it.each([
    ['VERIFY_OTP', 'code'],
    ['VERIFY_DEVICE', 'device'],
    ['CONNECT', 'connect'],
  ] as const)('goes on with %s as the vault says [T-13]', async (action, step) => {
    const { client, run } = createTestClient({
      vault: createFakeVault({ CONNECT_EMAIL: () => ({ action }) }),
    })
    expect(await run(client.email.start('ada@example.com'))).toBe(step)
  })

  it('asks for the code after a device that was approved first [T-13]', async () => {
    const vault = createFakeVault({ CONNECT_EMAIL: () => ({ action: 'VERIFY_DEVICE' }) })
    const { client, run } = createTestClient({ vault })
    await run(client.email.start('ada@example.com'))
    expect(await run(client.email.verifyDevice())).toBe('code')
    expect(await run(client.email.verifyCode('123456'))).toBe('connect')
  })

  it('asks for an approval after the code on a device that the wallet does not know [T-13]', async () => {
    const vault = createFakeVault({ CONNECT_OTP: () => ({ action: 'VERIFY_DEVICE' }) })
    const { client, run } = createTestClient({ vault })
    await run(client.email.start('ada@example.com'))
    expect(await run(client.email.verifyCode('123456'))).toBe('device')
    expect(await run(client.email.verifyDevice())).toBe('connect')
  })

  it('refuses what is no e-mail address before anything is sent [R-01]', async () => {
    const { client, vault } = createTestClient()
    await expect(client.email.start('ada')).rejects.toMatchObject({ code: 'invalid_email' })
    expect(vault.urls).toEqual([])
  })

  it('sends no second code within 30 seconds, also after the page was loaded anew [R-05]', async () => {
    const { client, fake, run } = createTestClient()
    await run(client.email.start('ada@example.com'))
    await fake.advance(10_500)
    const wait = client.email.getWait()
    const again = createTestClient({ fake })
    await expect(again.client.email.start('ada@example.com')).rejects.toThrow(
      `Please try again after ${Math.ceil(wait / 1000)} seconds`,
    )
    await fake.advance(wait)
    expect(await again.run(again.client.email.start('ada@example.com'))).toBe('code')
  })

  it('lets nobody wait for a clock that was put back [R-05]', async () => {
    const fake = createFakeEnvironment()
    fake.stored.set(loginKeys.sentAt, JSON.stringify({ v: 1, value: fake.now() + 86_400_000 }))
    const { client, run } = createTestClient({ fake })
    expect(await run(client.email.start('ada@example.com'))).toBe('code')
  })

  it('keeps the login for the next visit, and no secret of it [T-16]', async () => {
    const { fake, logIn } = createTestClient()
    await logIn()
    expect(JSON.parse(fake.stored.get(loginKeys.login) ?? '')).toEqual({
      v: 1,
      value: { email: 'ada@example.com' },
    })
    expect([...fake.stored.keys()]).toEqual([loginKeys.login])
  })
})

describe('coming back', () => {
  it('restores the session of the last visit [T-02]', async () => {
    const { fake, logIn } = createTestClient()
    const session = await logIn()
    const { client, run } = createTestClient({ fake })
    expect(await run(client.restore())).toEqual([session])
  })

  it('forgets the login where the vault says that nobody is connected [T-16]', async () => {
    const { fake, logIn } = createTestClient()
    await logIn()
    const vault = createFakeVault({ IS_CONNECTED: () => ({ isConnected: false }) })
    const { client, run } = createTestClient({ fake, vault })
    expect(await run(client.restore())).toEqual([])
    expect(fake.stored.size).toBe(0)
  })

  it('tells the chain of the last visit in the address of the frame [W-01]', async () => {
    const { fake, client, logIn } = createTestClient()
    await logIn()
    client.setNetwork('eip155:10')
    const { client: next, vault, run } = createTestClient({ fake })
    await run(next.open())
    expect(vault.urls).toEqual([
      'https://vault.example/sdk?projectId=project&chainId=eip155%3A10&version=4&enableLogger=false&rpcUrl=https%3A%2F%2Feip155-10.example%2Frpc',
    ])
  })

  it('asks again who is connected when the vault says that something changed [T-19]', async () => {
    const { client, vault, fake, events, logIn, run } = createTestClient()
    await logIn()
    const heard: unknown[] = []
    client.getProvider('eip155').on('accountsChanged', accounts => heard.push(accounts))
    vault.handlers.IS_CONNECTED = () => ({ isConnected: false })
    vault.say({ kind: 'signal', name: 'SESSION_UPDATE', payload: {} })
    await run(client.open())
    await expect.poll(() => heard).toEqual([[]])
    expect(events).toContainEqual({ type: 'ended', sessionId: evmAddress })
    expect(fake.stored.has(loginKeys.login)).toBe(false)
  })
})

describe('signing out', () => {
  it('clears what is remembered before the vault is told [T-16]', async () => {
    const { client, vault, fake, logIn, run } = createTestClient()
    await logIn()
    let remembered: boolean | undefined
    vault.handlers.SIGN_OUT = () => {
      remembered = fake.stored.has(loginKeys.login)
      return undefined
    }
    await run(client.disconnect())
    expect(remembered).toBe(false)
    await expect(client.getProvider('eip155').request({ method: 'eth_accounts' })).resolves.toEqual([])
  })

  it('waits three seconds for the vault and no longer [K-01]', async () => {
    const { client, vault, fake, logIn } = createTestClient()
    await logIn()
    vault.handlers.SIGN_OUT = () => 'silent'
    let done = false
    const leaving = client.disconnect().then(() => {
      done = true
    })
    await fake.advance(2999)
    expect(done).toBe(false)
    await fake.advance(1)
    await leaving
  })
})

describe('requests', () => {
  it('go to the vault for an approval, with network and node, and tell the kit [P-02] [T-18]', async () => {
    const { client, vault, events, logIn, run } = createTestClient()
    await logIn()
    client.setNetwork('eip155:10')
    vault.handlers.RPC_REQUEST = () => '0xsigned'
    const signing = client
      .getProvider('eip155')
      .request({ method: 'personal_sign', params: ['hi', evmAddress] })
    expect(await run(signing)).toBe('0xsigned')
    expect(vault.heard.at(-1)).toMatchObject({
      name: 'RPC_REQUEST',
      payload: {
        method: 'personal_sign',
        params: ['0x6869', evmAddress],
        chainNamespace: 'eip155',
        chainId: 10,
        rpcUrl: 'https://eip155-10.example/rpc',
      },
    })
    expect(events.filter(({ type }) => type.startsWith('request'))).toEqual([
      { type: 'requestSent', id: 1, sessionId: evmAddress, method: 'personal_sign' },
      { type: 'requestSettled', id: 1 },
    ])
  })

  it('are settled for the kit too when the visitor declines [T-18]', async () => {
    const { client, vault, events, logIn, run } = createTestClient()
    await logIn()
    vault.handlers.RPC_REQUEST = () => ({ error: { message: 'declined', code: 4001 } })
    const signing = client
      .getProvider('eip155')
      .request({ method: 'personal_sign', params: ['0x', evmAddress] })
    await expect(run(signing)).rejects.toMatchObject({ code: 'user_rejected', rpcCode: 4001 })
    expect(events.at(-1)).toEqual({ type: 'requestSettled', id: 1 })
  })

  it('read from the chain without the vault and without a question [P-01]', async () => {
    const { client, vault, fake, events, logIn, run } = createTestClient()
    await logIn()
    const before = [vault.heard.length, events.length]
    fake.answer(({ body }) => {
      const { id, method } = body as { id: number; method: string }
      return new Response(
        JSON.stringify({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0x5' }),
      )
    })
    const provider = client.getProvider('eip155')
    const params = [evmAddress, 'latest']
    expect(await run(provider.request({ method: 'eth_getBalance', params }))).toBe('0x5')
    expect([vault.heard.length, events.length]).toEqual(before)
  })

  it('ask the vault for what only it can read, without a view [P-01] [W-03]', async () => {
    const { client, vault, events, logIn, run } = createTestClient()
    await logIn()
    vault.handlers.RPC_REQUEST = () => ({ '0x1': {} })
    const reading = client
      .getProvider('eip155')
      .request({ method: 'wallet_getCapabilities', params: [evmAddress] })
    expect(await run(reading)).toEqual({ '0x1': {} })
    expect(events).toEqual([])
  })

  it.each(['eth_sign', 'eth_signTransaction', 'PERSONAL_SIGN', 'constructor'])(
    'are refused for %s, which neither table has [P-03] [T-18] [FR23]',
    async method => {
      const { client, vault, events, logIn } = createTestClient()
      await logIn()
      const heard = vault.heard.length
      const asking = client.getProvider('eip155').request({ method, params: [] })
      await expect(asking).rejects.toMatchObject({ message: 'Requested RPC call is not allowed' })
      expect(events).toEqual([
        { type: 'refused', error: expect.objectContaining({ userMessage: 'Action not allowed' }) },
      ])
      expect(vault.heard).toHaveLength(heard)
    },
  )

  it.each<[string, unknown]>([
    ['wallet_sendCalls', [{ calls: [{ to: 'ab'.repeat(20) }] }]],
    ['wallet_sendCalls', [{ calls: [{ to: evmAddress, data: 'abcd' }] }]],
    ['eth_sendTransaction', [{ to: evmAddress, value: '5' }]],
  ])('of %s with wrong parameters are refused here [R-03]', async (method, params) => {
    const { client, logIn } = createTestClient()
    await logIn()
    const asking = client.getProvider('eip155').request({ method, params })
    await expect(asking).rejects.toMatchObject({ rpcCode: -32602 })
  })

  it('send big numbers as nodes read them', async () => {
    const { client, vault, logIn, run } = createTestClient()
    await logIn()
    vault.handlers.RPC_REQUEST = () => '0xhash'
    const params = [{ from: evmAddress, to: evmAddress, value: 255n }]
    await run(client.getProvider('eip155').request({ method: 'eth_sendTransaction', params }))
    expect(vault.heard.at(-1)).toMatchObject({ payload: { params: [{ value: '0xff' }] } })
  })

  it('that are open are aborted when the visitor leaves their view; reads go on [T-17]', async () => {
    const { client, vault, logIn, run } = createTestClient()
    await logIn()
    vault.handlers.RPC_REQUEST = () => 'silent'
    const provider = client.getProvider('eip155')
    const signing = provider.request({ method: 'personal_sign', params: ['0x', evmAddress] })
    const reading = provider.request({ method: 'wallet_getAssets', params: [{}] })
    await run(client.open())
    await expect.poll(() => vault.names().filter(name => name === 'RPC_REQUEST')).toHaveLength(2)
    client.cancelRequests()
    await expect(signing).rejects.toThrow('Request was aborted')
    await expect.poll(() => vault.names().filter(name => name === 'RPC_ABORT')).toHaveLength(1)
    expect(await Promise.race([reading, Promise.resolve('open')])).toBe('open')
  })

  it('switch to configured networks and to no others [T-19]', async () => {
    const { client, vault, events, logIn, run } = createTestClient()
    await logIn()
    const provider = client.getProvider('eip155')
    const heard: unknown[] = []
    provider.on('chainChanged', chain => heard.push(chain))
    const method = 'wallet_switchEthereumChain'
    expect(await run(provider.request({ method, params: [{ chainId: '0xa' }] }))).toBeNull()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
    expect(heard).toEqual(['0xa'])
    expect(vault.heard.at(-1)).toMatchObject({ name: 'SWITCH_NETWORK', payload: { chainId: 'eip155:10' } })
    expect(events).toContainEqual({ type: 'chainChanged', namespace: 'eip155', chainId: '10' })
    const other = provider.request({ method, params: [{ chainId: '0x89' }] })
    await expect(other).rejects.toMatchObject({ rpcCode: 4902 })
  })

  it('of Solana reach the vault in base58 and come back as the adapter reads them [C-14] [E-10]', async () => {
    const { client, vault, logIn, run } = createTestClient()
    await logIn()
    const provider = client.getProvider('solana')
    expect(await provider.request({ method: 'solana_getAccounts' })).toEqual([{ pubkey: solanaAddress }])
    vault.handlers.RPC_REQUEST = ({ params }) =>
      'transaction' in Object(params) ? { transaction: '2g', signature: '2g' } : {}
    const sendOptions = {
      skipPreflight: true,
      preflightCommitment: 'finalized',
      maxRetries: 1,
      minContextSlot: 2,
    }
    const params = { transaction: 'YQ==', pubkey: solanaAddress, sendOptions }
    expect(await run(provider.request({ method: 'solana_signAndSendTransaction', params }))).toMatchObject({
      signature: '2g',
    })
    expect(vault.heard.at(-1)).toMatchObject({
      payload: {
        params: { transaction: '2g', options: sendOptions },
        chainNamespace: 'solana',
        chainId: 'mainnet',
      },
    })
    const signing = provider.request({ method: 'solana_signTransaction', params })
    expect(await run(signing)).toEqual({ transaction: 'YQ==' })
  })

  it('for accounts wait for a login that the kit is asked to offer', async () => {
    const { client, events, logIn } = createTestClient()
    const asking = client.getProvider('eip155').request({ method: 'eth_requestAccounts' })
    expect(events).toEqual([{ type: 'loginWanted', namespace: 'eip155' }])
    await logIn()
    expect(await asking).toEqual([evmAddress])
  })

  it('for accounts are declined by whoever closes that', async () => {
    const { client } = createTestClient()
    const asking = client.getProvider('eip155').request({ method: 'eth_requestAccounts' })
    client.cancelRequests()
    await expect(asking).rejects.toMatchObject({ rpcCode: 4001 })
  })
})

describe('the surface', () => {
  it('is seen where the page has a place for it, while the vault has something to show [V-12]', async () => {
    const { client, vault, events, run } = createTestClient()
    await run(client.open())
    client.surface.show(place, theme)
    expect(vault.place).toBeUndefined()
    vault.say({ kind: 'signal', name: 'SURFACE', payload: { visible: true } })
    await expect.poll(() => vault.place).toEqual(place)
    expect(events).toEqual([{ type: 'requestSent', id: 1, sessionId: '', method: 'surface' }])
    vault.say({ kind: 'signal', name: 'SURFACE', payload: { visible: false } })
    await expect.poll(() => vault.place).toBeUndefined()
    expect(events.at(-1)).toEqual({ type: 'requestSettled', id: 1 })
  })

  it('goes with the frame that showed it [FR18]', async () => {
    const { client, vault, events, run } = createTestClient()
    await run(client.open())
    vault.say({ kind: 'signal', name: 'SURFACE', payload: { visible: true } })
    await expect.poll(() => events).toHaveLength(1)
    vault.load()
    expect(events.at(-1)).toEqual({ type: 'requestSettled', id: 1 })
  })

  it('has the theme of the page before it is seen, and again when that changes [E-07]', async () => {
    const { client, vault, run } = createTestClient()
    await run(client.open())
    client.surface.show(place, theme)
    client.surface.show({ ...place, left: 5 }, theme)
    client.surface.show(place, { ...theme, mode: 'light' })
    await expect.poll(() => vault.names().filter(name => name === 'SYNC_THEME')).toHaveLength(2)
    expect(vault.heard.find(({ name }) => name === 'SYNC_THEME')).toMatchObject({
      payload: {
        themeMode: 'dark',
        w3mThemeVariables: { '--w3m-accent': '#3366ff', '--w3m-background': '#121313' },
      },
    })
  })

  it('comes after the vault was told about the page [E-07]', async () => {
    const { client, vault, run } = createTestClient()
    await run(client.open())
    await expect
      .poll(() => vault.heard)
      .toEqual([
        expect.objectContaining({
          name: 'SYNC_DAPP_DATA',
          payload: {
            metadata: { name: 'Shop', description: 'Things', url: 'https://shop.example', icons: [] },
            sdkVersion: 'react-evm-1.0.0',
            sdkType: 'portico',
            projectId: 'project',
          },
        }),
      ])
  })
})

it('does not run on a page that is itself in a frame, and says why [FR05]', async () => {
  const page = Object.assign(new EventTarget(), { self: 1, top: 2 })
  const { client, vault, run } = createTestClient({ fake: createFakeEnvironment({ page: page as never }) })
  await expect(run(client.email.start('ada@example.com'))).rejects.toThrow(/inside a frame/)
  expect(vault.urls).toEqual([])
})

it('shares nothing with another kit on the page but the login that both remember [FR29]', async () => {
  const fake = createFakeEnvironment()
  const one = createTestClient({ fake })
  const other = createTestClient({ fake, options: { vault: 'https://other.example' } })
  await one.logIn()
  expect(other.vault.urls).toEqual([])
  expect(await other.client.getProvider('eip155').request({ method: 'eth_accounts' })).toEqual([])
  await other.run(other.client.open())
  expect(one.vault.heard.map(({ id }) => id)).not.toEqual(
    expect.arrayContaining(other.vault.heard.map(({ id }) => id)),
  )
  expect(other.events).toEqual([])
})
