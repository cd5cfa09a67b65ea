import type { FrameUser } from '@portico/protocol/frame'
import { describe, expect, it, vi } from 'vitest'
import { createFakeVault, evmAddress, type Handlers, solanaAddress } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'
import { loginKeys, recallUser } from '../loginKeys.js'

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

  describe('with a sign-in message of the site', () => {
    const data = {
      chainId: 'eip155:10',
      domain: 'shop.example',
      uri: 'https://shop.example',
      version: '1',
      nonce: 'abcdefgh',
      issuedAt: '2026-01-01T00:00:00Z',
    } as const
    const nobody = '0x0000000000000000000000000000000000000000'
    const createSignIn = async (_: string, accountAddress: string) => ({
      data: { ...data, accountAddress },
      text: `shop.example wants ${accountAddress} on 10`,
    })

    it('has it signed with the login, without the address that the page does not know yet [E-05] [E-06]', async () => {
      const asked = vi.fn(createSignIn)
      const vault = createFakeVault()
      const answer = vault.handlers.GET_USER
      vault.handlers.GET_USER = payload => ({
        ...(answer?.(payload) as FrameUser),
        ...(payload?.siwxMessage && { message: `shop.example wants ${evmAddress} on 10`, signature: '0x51' }),
      })
      const session = await createTestClient({ vault, createSignIn: asked }).logIn()
      expect(asked.mock.calls).toEqual([['eip155', nobody]])
      const payloads = vault.heard.flatMap(({ name, payload }) => (name === 'GET_USER' ? [payload] : []))
      expect(payloads.find(payload => payload?.siwxMessage)).toMatchObject({
        chainId: 10,
        siwxMessage: {
          ...data,
          accountAddress: '<<AccountAddress>>',
          serializedMessage: 'shop.example wants <<AccountAddress>> on 10',
        },
      })
      expect(payloads.filter(payload => payload?.siwxMessage)).toHaveLength(1)
      // A request for another network would end what the vault asks.
      expect(payloads.at(-1)?.siwxMessage).toBeDefined()
      expect(session.signIns).toEqual([
        {
          data: { ...data, accountAddress: evmAddress },
          message: `shop.example wants ${evmAddress} on 10`,
          signature: '0x51',
        },
      ])
    })

    it.each([
      ['says so where the visitor refuses to sign', 4001, { code: 'user_rejected' }],
      ['leaves the sign-in for later where it fails', -32603, undefined],
    ])('%s, who is logged in all the same [E-05]', async (_, code, signInError) => {
      const vault = createFakeVault()
      const answer = vault.handlers.GET_USER
      vault.handlers.GET_USER = payload =>
        payload?.siwxMessage ? { error: { message: 'No.', code } } : (answer?.(payload) ?? 'silent')
      const session = await createTestClient({ vault, createSignIn }).logIn()
      expect(session.id).toBe(evmAddress)
      expect(session.signIns).toBeUndefined()
      if (signInError) expect(session.signInError).toMatchObject(signInError)
      else expect(session.signInError).toBeUndefined()
    })

    it('asks for none in a visit that goes on [E-05]', async () => {
      const { logIn, fake } = createTestClient()
      await logIn()
      const asked = vi.fn(createSignIn)
      const next = createTestClient({ fake, createSignIn: asked })
      await next.run(next.client.restore())
      expect(asked).not.toHaveBeenCalled()
    })
  })

  describe('with a smart account beside that of the key', () => {
    const smartAddress = `0x${'cd'.repeat(20)}`
    const failed = { error: { message: 'It failed.', code: -32603 } }
    const createVault = (enabled: readonly number[] | undefined, handlers: Handlers = {}) =>
      createFakeVault({
        GET_SMART_ACCOUNT_ENABLED_NETWORKS: () =>
          enabled ? { smartAccountEnabledNetworks: [...enabled] } : failed,
        GET_USER: payload => ({
          address: payload?.preferredAccountType === 'smartAccount' ? smartAddress : evmAddress,
          chainId: payload?.chainId ?? 1,
          ...(payload?.preferredAccountType === 'smartAccount' && { smartAccountDeployed: false }),
          accounts: [
            { address: evmAddress, type: 'eoa' },
            { address: smartAddress, type: 'smartAccount' },
          ],
        }),
        SET_PREFERRED_ACCOUNT: ({ type }) => ({ type, address: evmAddress }),
        RPC_REQUEST: () => ({}),
        ...handlers,
      })
    const onAll = (address: string) => [`eip155:1:${address}`, `eip155:10:${address}`]
    const plain = { [evmAddress]: { type: 'eoa' } }
    const both = { accountTypes: ['smartAccount', 'eoa'] }
    const choose = (type: 'eoa' | 'smartAccount') =>
      ({ sessionId: evmAddress, namespace: 'eip155', type }) as const

    it('is the same address where it delegates, with the type that the visitor chose [T-14] [E-05]', async () => {
      const vault = createVault([1, 10], {
        GET_USER: ({ chainId = 1, preferredAccountType = 'eoa' } = {}) => ({
          address: evmAddress,
          chainId,
          preferredAccountType,
          accounts: [
            { address: evmAddress, type: 'eoa' },
            { address: evmAddress, type: 'smartAccount' },
          ],
        }),
      })
      const { logIn, client } = createTestClient({ vault, accountTypes: { eip155: 'smartAccount' } })
      const { namespaces } = await logIn()
      expect(namespaces.eip155).toMatchObject({
        ...both,
        accounts: onAll(evmAddress),
        details: { [evmAddress]: { type: 'smartAccount', isDelegated: true } },
      })
      const changed = await client.setAccountType(choose('eoa'))
      expect(changed.namespaces.eip155?.details).toEqual(plain)
    })

    it('gives it where the owner prefers it and all networks have it, else that of the key [T-14] [K-15] [E-05]', async () => {
      const logIn = async (
        enabled: readonly number[] | undefined,
        type: 'eoa' | 'smartAccount' = 'smartAccount',
      ) => {
        const accountTypes = { eip155: type }
        const { id, namespaces } = await createTestClient({
          vault: createVault(enabled),
          accountTypes,
        }).logIn()
        // Whichever it is, it is the same visitor's session.
        expect(id).toBe(evmAddress)
        return namespaces.eip155
      }
      expect(await logIn([1, 10])).toMatchObject({
        ...both,
        accounts: onAll(smartAddress),
        details: { [smartAddress]: { type: 'smartAccount', smartAccountDeployed: false } },
      })
      expect(await logIn([1, 10], 'eoa')).toMatchObject({
        ...both,
        accounts: onAll(evmAddress),
        details: { [evmAddress]: { type: 'eoa' } },
      })
      for (const enabled of [[1], undefined]) {
        const grant = await logIn(enabled)
        expect(grant).toMatchObject({ accounts: onAll(evmAddress) })
        expect(grant).not.toHaveProperty('accountTypes')
      }
    })

    it('gives the one that the visitor chooses, also to libraries, and on the next visit [T-14]', async () => {
      const { client, run, logIn, fake } = createTestClient({ vault: createVault([1, 10]) })
      await logIn()
      const heard: unknown[] = []
      client.getProvider('eip155').on('accountsChanged', accounts => void heard.push(accounts))
      const chosen = await run(client.setAccountType(choose('eoa')))
      expect(chosen).toMatchObject({
        id: evmAddress,
        namespaces: { eip155: { ...both, accounts: onAll(evmAddress), details: plain } },
      })
      expect(heard).toEqual([[evmAddress]])
      // What is chosen counts more than what the owner prefers, and is not forgotten with the login.
      await run(client.disconnect())
      const next = createTestClient({ vault: createVault([1, 10]), fake })
      expect((await next.logIn()).namespaces.eip155?.accounts).toEqual(onAll(evmAddress))
    })

    it('falls back to eoa when the switch fails [T-14]', async () => {
      const vault = createVault([1, 10], { SET_PREFERRED_ACCOUNT: () => failed })
      const { client, run, logIn } = createTestClient({ vault })
      await logIn()
      const session = await run(client.setAccountType(choose('smartAccount')))
      expect(session.namespaces.eip155).toMatchObject({ accounts: onAll(evmAddress), details: plain })
    })
  })

  it('announces permissions where the vault can give some with the account in use, and asks for them there [W-03]', async () => {
    const smartAddress = `0x${'cd'.repeat(20)}`
    const asked: string[] = []
    const logInTo = async (
      permissions: object | undefined,
      type: 'eoa' | 'smartAccount' = 'smartAccount',
    ) => {
      const vault = createFakeVault({
        GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1, 10] }),
        GET_USER: payload => ({
          address: payload?.preferredAccountType === 'smartAccount' ? smartAddress : evmAddress,
          chainId: payload?.chainId ?? 1,
        }),
        RPC_REQUEST: ({ method, params }) => {
          asked.push(method)
          if (method !== 'wallet_getCapabilities') return { context: '0xc0' }
          if (!Object.values(params ?? {}).includes(smartAddress)) return {}
          return { '0x1': { atomic: { status: 'supported' }, ...(permissions && { permissions }) } }
        },
      })
      const { logIn, client, run } = createTestClient({ vault, accountTypes: { eip155: type } })
      const { eip155 } = (await logIn()).namespaces
      const ask = (method: string, params: readonly unknown[]) =>
        run(client.getProvider('eip155').request({ method, params }))
      const grant = () => ask('wallet_grantPermissions', [{}])
      const permission = { type: 'native-token-periodic', isAdjustmentAllowed: true, data: {} }
      const request = () =>
        ask('wallet_requestExecutionPermissions', [{ chainId: '0x1', to: evmAddress, permission }])
      const announced = eip155?.methods.filter(method => method.includes('Permissions')) ?? []
      return { announced, ask, grant, request }
    }
    const able = await logInTo({ supported: true })
    expect(able.announced).toEqual(
      expect.arrayContaining([
        'wallet_getGrantedExecutionPermissions',
        'wallet_getSupportedExecutionPermissions',
        'wallet_grantPermissions',
        'wallet_requestExecutionPermissions',
      ]),
    )
    expect(await able.grant()).toEqual({ context: '0xc0' })
    expect(await able.request()).toEqual({ context: '0xc0' })
    // Only one of the two networks has a contract for it.
    await able.ask('wallet_switchEthereumChain', [{ chainId: '0xa' }])
    await expect(able.grant()).rejects.toThrow('doesn’t support this')
    await expect(able.request()).rejects.toThrow('doesn’t support this')
    for (const visit of [await logInTo(undefined), await logInTo({ supported: true }, 'eoa')]) {
      expect(visit.announced).not.toContain('wallet_grantPermissions')
      expect(visit.announced).not.toContain('wallet_requestExecutionPermissions')
      await expect(visit.grant()).rejects.toThrow('doesn’t support this')
      await expect(visit.request()).rejects.toThrow('doesn’t support this')
      // What was allowed before is for the vault to end.
      await visit.ask('wallet_revokePermissions', [{ context: '0xc0' }])
      expect(asked.at(-1)).toBe('wallet_revokePermissions')
    }
    expect(asked.filter(method => method === 'wallet_grantPermissions')).toHaveLength(1)
  })

  it('logs in, and asks for permissions, where the vault does not say whether there are any [W-03]', async () => {
    const vault = createFakeVault({
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1, 10] }),
      RPC_REQUEST: ({ method }) => (method === 'wallet_getCapabilities' ? 'silent' : { context: '0xc0' }),
    })
    const { logIn, client, run } = createTestClient({ vault })
    expect((await logIn()).namespaces.eip155?.methods).not.toContain('wallet_grantPermissions')
    const provider = client.getProvider('eip155')
    expect(await run(provider.request({ method: 'wallet_grantPermissions', params: [{}] }))).toEqual({
      context: '0xc0',
    })
  })

  it('announces what the vault does, and nothing that it refuses [W-03]', async () => {
    const { logIn } = createTestClient()
    const { eip155, solana } = (await logIn()).namespaces
    expect(solana?.methods).toEqual([
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
      'solana_signMessage',
      'solana_signTransaction',
    ])
    const acting = eip155?.methods.filter(method => !method.startsWith('eth_get'))
    expect(acting).toEqual(
      expect.arrayContaining([
        'eth_sendTransaction',
        'eth_signTypedData_v4',
        'personal_sign',
        'wallet_sendCalls',
        'wallet_getCapabilities',
        'wallet_switchEthereumChain',
      ]),
    )
    for (const refused of ['eth_sendUserOperation', 'wallet_getAssets', 'wallet_grantPermissions'])
      expect(acting).not.toContain(refused)
  })

  it('says of a wallet that it was made in this login, and names its owner on the next visit', async () => {
    const vault = createFakeVault({
      GET_USER: () => ({ address: evmAddress, chainId: 1, email: 'ada@example.com', isNew: true }),
    })
    const { client, fake, context, logIn } = createTestClient({ vault })
    expect(await logIn()).toMatchObject({ user: { email: 'ada@example.com', isNew: true } })
    expect(recallUser(context.environment)).toEqual({ email: 'ada@example.com' })
    await client.disconnect()
    expect(recallUser(fake)).toBeUndefined()
  })

  it('reminds once of a wallet that only the mailbox brings back, also on the next visit', async () => {
    const vault = createFakeVault({
      GET_USER: () => ({
        address: evmAddress,
        chainId: 1,
        email: 'ada@example.com',
        hasOwnRecovery: false,
      }),
    })
    const { client, fake, logIn } = createTestClient({ vault })
    expect(client.surface.reminder?.isDue()).toBe(false)
    await logIn()
    expect(client.surface.reminder?.isDue()).toBe(true)
    client.surface.reminder?.dismiss()
    expect(client.surface.reminder?.isDue()).toBe(false)
    const again = createTestClient({ vault, fake })
    await again.run(again.client.restore())
    expect(again.client.surface.reminder?.isDue()).toBe(false)
  })

  it('reminds on every visit of a wallet without a mailbox that nothing brings back', async () => {
    const vault = createFakeVault({
      GET_USER: () => ({ address: evmAddress, chainId: 1, hasOwnRecovery: false }),
    })
    const { client, fake, logIn } = createTestClient({ vault })
    await logIn()
    expect(client.surface.reminder?.isDue()).toBe(true)
    client.surface.reminder?.dismiss()
    expect(client.surface.reminder?.isDue()).toBe(false)
    const again = createTestClient({ vault, fake })
    await again.run(again.client.restore())
    expect(again.client.surface.reminder?.isDue()).toBe(true)
  })

  it('lets a signature that is asked for while the login is taken up again wait for it', async () => {
    const { fake, logIn } = createTestClient()
    await logIn()
    const vault = createFakeVault({ RPC_REQUEST: () => '0xsigned' })
    const again = createTestClient({ fake, vault })
    const restored = again.client.restore()
    const signed = again.client.getProvider('eip155').request({
      method: 'personal_sign',
      params: ['0x68690a', evmAddress],
    })
    await again.run(restored)
    expect(await again.run(signed)).toBe('0xsigned')
  })

  it('keeps the login for the next visit, and no secret of it [T-16]', async () => {
    const { fake, logIn } = createTestClient()
    await logIn()
    expect(JSON.parse(fake.stored.get(loginKeys.login) ?? '')).toEqual({
      v: 1,
      value: { email: 'ada@example.com' },
    })
    expect([...fake.stored.keys()].sort()).toEqual([loginKeys.email, loginKeys.login])
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
    const { client, memory, events, run } = createTestClient({ fake, vault })
    expect(await run(client.restore())).toEqual([])
    // They have not left here, so they are told.
    expect(events).toEqual([{ type: 'lost', reason: expect.objectContaining({ code: 'wallet_forgotten' }) }])
    expect([...fake.stored.keys()]).toEqual([])
    expect(memory.recall()).toBeUndefined()
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
    const { fake, logIn } = createTestClient()
    await logIn()
    const login = { email: 'ada@example.com', chain: 'eip155:10', userName: 'ada', provider: 'github' }
    fake.stored.set(loginKeys.login, JSON.stringify({ v: 1, value: login }))
    const { client, vault, run } = createTestClient({ fake })
    await run(client.restore())
    expect(JSON.parse(fake.stored.get(loginKeys.login) ?? '')).toEqual({ v: 1, value: login })
    let left: readonly string[] = []
    vault.handlers.SIGN_OUT = () => {
      left = [...fake.stored.keys()]
      return undefined
    }
    await run(client.disconnect())
    expect(left).toEqual([loginKeys.leaving])
    expect([...fake.stored.keys()]).toEqual([])
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

  it('lets nobody in until the vault has confirmed it, also on the next page [T-02] [AU31]', async () => {
    const { client, fake, logIn, vault, run } = createTestClient()
    await logIn()
    vault.handlers.SIGN_OUT = () => ({ error: { message: 'No.' } })
    await run(client.disconnect())
    const next = createTestClient({ fake })
    next.vault.handlers.SIGN_OUT = () => ({ error: { message: 'No.' } })
    const address = { type: 'address', way: 'email' } as const
    const enter = () =>
      next.run(next.client.login.answer(address, { type: 'address', email: 'ada@example.com' }))
    await expect(enter()).rejects.toThrow()
    expect(next.vault.names()).not.toContain('CONNECT_EMAIL')
    next.vault.handlers.SIGN_OUT = () => undefined
    expect(await enter()).toMatchObject({ type: 'code' })
    const names = next.vault.names().filter(name => name === 'SIGN_OUT' || name === 'CONNECT_EMAIL')
    expect(names).toEqual(['SIGN_OUT', 'SIGN_OUT', 'CONNECT_EMAIL'])
    expect(fake.stored.has(loginKeys.leaving)).toBe(false)
  })
})
