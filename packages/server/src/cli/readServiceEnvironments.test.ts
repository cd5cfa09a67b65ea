import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { commands } from './commands.js'
import { readAuthEnvironment } from './readAuthEnvironment.js'
import { readEscrowEnvironment } from './readEscrowEnvironment.js'
import { readVaultEnvironment } from './readVaultEnvironment.js'

const secret = randomBytes(32).toString('base64url')
const auth = {
  PORTICO_AUTH_URL: 'https://api.shop.example/',
  PORTICO_VAULT_URL: 'https://vault.shop.example',
  PORTICO_SMTP_URL: 'smtps://user:hunter2@mail.example',
  PORTICO_MAIL_FROM: 'wallet@shop.example',
  PORTICO_AUTH_SECRET: secret,
  PORTICO_AUTH_KEK: `${secret}, ${secret}`,
}

describe('settings of the embedded wallet', () => {
  it('are off by default [AU27]', () => {
    expect(readAuthEnvironment({})).toBeUndefined()
    expect(readAuthEnvironment({ PORTICO_VAULT_URL: 'https://vault.shop.example' })).toBeUndefined()
  })

  it('are read', () => {
    expect(readAuthEnvironment(auth)).toEqual({
      url: 'https://api.shop.example',
      vaultUrl: 'https://vault.shop.example',
      smtpUrl: auth.PORTICO_SMTP_URL,
      mailFrom: auth.PORTICO_MAIL_FROM,
      secret,
      shareKeys: [secret, secret],
      social: {},
    })
  })

  it('have Farcaster where a node is named, and with it the relay [C-05]', () => {
    expect(readAuthEnvironment(auth)?.farcaster).toBeUndefined()
    const env = { ...auth, PORTICO_FARCASTER_RPC: 'https://one.example/op,https://two.example/op' }
    expect(readAuthEnvironment(env)?.farcaster).toEqual({
      rpcUrls: ['https://one.example/op', 'https://two.example/op'],
    })
    const relay = { ...env, PORTICO_FARCASTER_RELAY: 'https://relay.example/' }
    expect(readAuthEnvironment(relay)?.farcaster).toMatchObject({ relayUrl: 'https://relay.example' })
    expect(() => readAuthEnvironment({ ...auth, PORTICO_FARCASTER_RPC: 'ftp://one.example' })).toThrow(
      'PORTICO_FARCASTER_RPC',
    )
  })

  it('have the providers that something is set of, and no others [R-02] [C-04]', () => {
    const env = {
      ...auth,
      PORTICO_GOOGLE_LOGIN_ID: 'google-id',
      PORTICO_GOOGLE_LOGIN_SECRET: 'google-secret',
      PORTICO_APPLE_LOGIN_ID: 'apple-id',
      PORTICO_APPLE_LOGIN_TEAM: 'team',
      PORTICO_APPLE_LOGIN_KEY_ID: 'key-id',
      PORTICO_APPLE_LOGIN_KEY: 'first\\nsecond',
      PORTICO_MYSPACE_LOGIN_ID: 'nobody',
    }
    expect(readAuthEnvironment(env)?.social).toEqual({
      google: { id: 'google-id', secret: 'google-secret' },
      apple: { id: 'apple-id', secret: { teamId: 'team', keyId: 'key-id', privateKey: 'first\nsecond' } },
    })
    for (const provider of ['google', 'github', 'facebook', 'x', 'discord']) {
      const name = `PORTICO_${provider.toUpperCase()}_LOGIN`
      expect(() =>
        readAuthEnvironment({ ...auth, [`${name}_SECRET`]: 'hunter2', [`${name}_ID`]: '' }),
      ).toThrow(`Logging in with ${provider} needs ${name}_ID.`)
      const both = { ...auth, [`${name}_ID`]: 'id', [`${name}_SECRET`]: 'hunter2' }
      expect(readAuthEnvironment(both)?.social).toEqual({ [provider]: { id: 'id', secret: 'hunter2' } })
    }
    expect(() => readAuthEnvironment({ ...env, PORTICO_APPLE_LOGIN_TEAM: undefined })).toThrow(
      'Logging in with apple needs PORTICO_APPLE_LOGIN_TEAM.',
    )
  })

  it('are whole or not at all, and no complaint repeats a secret [AU27]', () => {
    for (const name of Object.keys(auth)) {
      const read = () => readAuthEnvironment({ ...auth, [name]: undefined })
      expect(read).toThrow(`The embedded wallet needs ${name}.`)
      expect(read).not.toThrow(/hunter2/)
    }
  })
})

describe('settings of vault and escrow', () => {
  it('are read', () => {
    const env = {
      PORTICO_VAULT_FOLDER: 'dist',
      PORTICO_AUTH_URL: 'https://api.shop.example',
      PORTICO_VAULT_PUBLIC_KEYS: '1',
      PORTICO_VAULT_RPC: 'eip155:1=https://rpc.example/?a=b,solana:5eykt=https://sol.example',
      PORTICO_SWAP_ROUTERS: 'eip155:1=0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      PORTICO_TRUST_PROXY: '1',
    }
    expect(readVaultEnvironment(env)).toMatchObject({
      port: 4400,
      trustProxy: 1,
      folder: 'dist',
      projects: { servicesUrl: 'https://api.shop.example' },
      rpcUrls: { 'eip155:1': 'https://rpc.example/?a=b', 'solana:5eykt': 'https://sol.example' },
      swapRouters: { 'eip155:1': '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D' },
    })
    expect(
      readEscrowEnvironment({
        ...auth,
        PORTICO_DATA: '/data',
        PORTICO_ESCROW_KEK: secret,
        PORTICO_ESCROW_URL: 'https://e.example',
      }),
    ).toMatchObject({
      port: 4500,
      dataFolder: '/data',
      keys: [secret],
      url: 'https://e.example',
      smtpUrl: auth.PORTICO_SMTP_URL,
      newDeviceHours: 24,
    })
  })

  it('have smart accounts where bundler, contracts and node are named [K-15]', () => {
    const [factory, implementation] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
    const env = {
      PORTICO_AUTH_URL: 'https://api.shop.example',
      PORTICO_VAULT_RPC: 'eip155:1=https://rpc.example',
      PORTICO_VAULT_BUNDLERS: 'eip155:1=https://bundler.example/rpc',
      PORTICO_VAULT_FACTORIES: `eip155:1=${factory}/${implementation}`,
    }
    const contracts = { bundler: 'https://bundler.example/rpc', factory, implementation }
    expect(readVaultEnvironment(env).smartAccounts).toEqual({ 'eip155:1': contracts })
    const sponsored = { ...env, PORTICO_VAULT_PAYMASTERS: 'eip155:1=https://pay.example' }
    expect(readVaultEnvironment(sponsored).smartAccounts).toEqual({
      'eip155:1': { ...contracts, paymaster: 'https://pay.example' },
    })
    expect(
      readVaultEnvironment({ PORTICO_AUTH_URL: 'https://api.shop.example' }).smartAccounts,
    ).toBeUndefined()
    for (const name of ['PORTICO_VAULT_RPC', 'PORTICO_VAULT_BUNDLERS', 'PORTICO_VAULT_FACTORIES']) {
      expect(() => readVaultEnvironment({ ...env, [name]: undefined })).toThrow(
        'Smart accounts on eip155:1 need',
      )
    }
    expect(() => readVaultEnvironment({ ...env, PORTICO_VAULT_FACTORIES: `eip155:1=${factory}` })).toThrow(
      'Write it as eip155:1=0xfactory/0ximplementation.',
    )
  })

  it.each([
    [{}, 'The vault needs PORTICO_AUTH_URL.'],
    [{ PORTICO_VAULT_FOLDER: 'x', PORTICO_AUTH_URL: 'ftp://x' }, 'PORTICO_AUTH_URL is not an http(s) URL.'],
    [
      { PORTICO_VAULT_FOLDER: 'x', PORTICO_AUTH_URL: 'https://x.example', PORTICO_VAULT_RPC: 'https://y' },
      'Entry 1 of PORTICO_VAULT_RPC is not valid.',
    ],
  ])('say what is wrong with %o', (env, sentence) => {
    expect(() => readVaultEnvironment(env)).toThrow(sentence)
  })

  it('say what the escrow needs', () => {
    expect(() => readEscrowEnvironment({})).toThrow('The escrow needs PORTICO_ESCROW_KEK')
  })
})

it('prints secrets that are good enough, new ones each time', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation(line => lines.push(String(line)))
  await commands.secrets?.run([], {})
  await commands.secrets?.run([], {})
  expect(lines).toHaveLength(14)
  expect(new Set(lines).size).toBe(14)
  expect(lines[0]).toMatch(/^PORTICO_AUTH_SECRET=[\w-]{43}$/)
})

it.each([
  'https://user:hunter2@rpc.example',
  'https://rpc.example/?apikey=hunter2',
  'https://eth-mainnet.example/v2/aBcD1234hunter2aBcD1234efgh',
])('the vault publishes no key in %s unless it may be public', url => {
  const env = { PORTICO_AUTH_URL: 'https://api.shop.example', PORTICO_VAULT_RPC: `eip155:1=${url}` }
  expect(() => readVaultEnvironment(env)).toThrow('would show to every visitor')
  expect(() => readVaultEnvironment(env)).not.toThrow('hunter2')
  expect(readVaultEnvironment({ ...env, PORTICO_VAULT_PUBLIC_KEYS: '1' }).rpcUrls).toEqual({
    'eip155:1': url.replace(/\/$/, ''),
  })
})

it('the vault takes addresses without a key', () => {
  const url = 'https://rpc.shop.example/ethereum-mainnet-archive-node'
  const env = { PORTICO_AUTH_URL: 'https://api.shop.example', PORTICO_VAULT_RPC: `eip155:1=${url}` }
  expect(readVaultEnvironment(env).rpcUrls).toEqual({ 'eip155:1': url })
})
