import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { mutateMessage, mutations } from '../../test/mutateMessage.js'
import { sampleRequests, sampleSignals, sampleSuccesses } from '../../test/sampleMessages.js'
import { formatAppMessage, parseAppMessage } from './appMessage.js'
import { createMessageId } from './createMessageId.js'
import type { Envelope } from './envelope.js'
import { parseFrameInit } from './frameInit.js'
import { parseFrameMessage } from './frameMessage.js'
import { type FrameRequestName, frameRequests } from './frameRequests.js'

// A hundred thousand messages take seconds, and many of them where other tests run beside.
vi.setConfig({ testTimeout: 180_000 })

const id = 'ab'.repeat(16)
const wrap = (t: string, p?: unknown): Envelope => ({ v: 4, id, seq: 1, t, ...(p !== undefined && { p }) })
const names = [
  'SWITCH_NETWORK',
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'GET_SOCIAL_REDIRECT_URI',
  'CONNECT_SOCIAL',
  'GET_FARCASTER_URI',
  'CONNECT_FARCASTER',
  'GET_USER',
  'SIGN_OUT',
  'IS_CONNECTED',
  'GET_CHAIN_ID',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  'INIT_SMART_ACCOUNT',
  'SET_PREFERRED_ACCOUNT',
  'RPC_REQUEST',
  'UPDATE_EMAIL',
  'UPDATE_EMAIL_PRIMARY_OTP',
  'UPDATE_EMAIL_SECONDARY_OTP',
  'SYNC_THEME',
  'SYNC_DAPP_DATA',
  'RELOAD',
  'RPC_ABORT',
] as const satisfies readonly FrameRequestName[]

const appMessages = names.map(name => wrap(`@w3m-app/${name}`, sampleRequests[name]))
const frameMessages = [
  ...names.map(name => wrap(`@w3m-frame/${name}_SUCCESS`, sampleSuccesses[name])),
  ...names.map(name => wrap(`@w3m-frame/${name}_ERROR`, { message: 'An error occurred', code: 4001 })),
  ...Object.entries(sampleSignals).map(([name, payload]) => wrap(`@w3m-frame/${name}`, payload)),
]

describe('messages between page and vault', () => {
  it('are these and no others [W-02]', () => expect(Object.keys(frameRequests)).toEqual(names))

  describe('the user of GET_USER', () => {
    const address = `0x${'ab'.repeat(20)}`
    const smart = `0x${'cd'.repeat(20)}`
    const siwxMessage = {
      accountAddress: address,
      chainId: 'eip155:1',
      domain: 'shop.example',
      uri: 'https://shop.example',
      version: '1',
      nonce: 'abcdefgh',
      statement: 'Read the terms.',
      resources: ['https://shop.example/terms'],
      requestId: 'r1',
      issuedAt: '2026-11-18T12:00:00.000Z',
      expirationTime: '2026-11-19T12:00:00.000Z',
      notBefore: '2026-11-18T11:00:00.000Z',
      serializedMessage: 'shop.example wants you to sign in',
    }
    const full = {
      email: 'ada@example.com',
      address,
      chainId: 1,
      accounts: [
        { address, type: 'eoa' },
        { address: smart, type: 'smartAccount' },
      ],
      preferredAccountType: 'smartAccount',
      signature: '0x51',
      message: 'shop.example wants you to sign in',
      siwxMessage,
      smartAccountDeployed: true,
    }
    const read = (user: unknown, name = 'GET_USER') =>
      parseFrameMessage(wrap(`@w3m-frame/${name}_SUCCESS`, user))

    it.each([
      ['every field', full],
      ['an address and a chain alone', { address, chainId: 1 }],
      ['no mailbox', { ...full, email: null }],
      ['a chain as text', { ...full, chainId: 'solana:mainnet' }],
      ['the account of the key', { ...full, preferredAccountType: 'eoa', smartAccountDeployed: false }],
    ])('may have %s [E-05] [E-06]', (_, user) =>
      expect(read(user)).toEqual({
        message: { id, seq: 1, kind: 'success', name: 'GET_USER', payload: user },
      }),
    )

    it.each([
      ['no address', { address: undefined }],
      ['no chain', { chainId: undefined }],
      ['a mailbox that is none', { email: 'ada' }],
      ['an account of another kind', { accounts: [{ address, type: 'contract' }] }],
      ['another preference', { preferredAccountType: 'payment' }],
      ['text for whether it is deployed', { smartAccountDeployed: 'yes' }],
      ['a sign-in message without a nonce', { siwxMessage: { ...siwxMessage, nonce: undefined } }],
    ])('is refused with %s [E-05] [E-06]', (_, change) =>
      expect(read({ ...full, ...change })).not.toHaveProperty('message'),
    )

    it.each(['ada', null, undefined])('has the name %j of a provider where it came by one [E-05]', userName =>
      expect(read({ ...full, userName }, 'CONNECT_SOCIAL')).toMatchObject({
        message: { payload: { email: 'ada@example.com' } },
      }),
    )
  })

  it.each(names)('%s has a request, a success and an error reply [W-02]', name => {
    const payload = sampleRequests[name]
    expect(parseAppMessage(wrap(`@w3m-app/${name}`, payload))).toEqual({
      message: { id, seq: 1, name, payload },
    })
    const success = sampleSuccesses[name]
    expect(parseFrameMessage(wrap(`@w3m-frame/${name}_SUCCESS`, success))).toEqual({
      message: { id, seq: 1, kind: 'success', name, payload: success },
    })
    const error = { message: 'The request was declined in the wallet.', code: 4001 }
    expect(parseFrameMessage(wrap(`@w3m-frame/${name}_ERROR`, error))).toEqual({
      message: { id, seq: 1, kind: 'error', name, payload: error },
    })
  })

  it.each(Object.entries(sampleSignals))('the vault signals %s by itself [T-19]', (name, payload) => {
    expect(parseFrameMessage(wrap(`@w3m-frame/${name}`, payload))).toEqual({
      message: { id, seq: 1, kind: 'signal', name, payload },
    })
  })

  it('has a social login with these six providers and no other [R-02]', () => {
    const ask = (provider: string) =>
      'message' in parseAppMessage(wrap('@w3m-app/GET_SOCIAL_REDIRECT_URI', { provider }))
    expect(['google', 'github', 'apple', 'facebook', 'x', 'discord'].filter(name => !ask(name))).toEqual([])
    expect(['farcaster', 'twitter', 'myspace', 'Google', 'email', ''].filter(ask)).toEqual([])
  })

  it('reads ready and session update of the vault, and its replies to reload and RPC abort [T-19]', () => {
    const read = (type: string, payload?: unknown) => parseFrameMessage(wrap(`@w3m-frame/${type}`, payload))
    const common = { id, seq: 1 }
    expect(read('READY', { version: '4' })).toEqual({
      message: { ...common, kind: 'signal', name: 'READY', payload: { version: '4' } },
    })
    expect(read('SESSION_UPDATE', { token: 'a' })).toEqual({
      message: { ...common, kind: 'signal', name: 'SESSION_UPDATE', payload: { token: 'a' } },
    })
    expect(read('RELOAD_SUCCESS')).toMatchObject({ message: { kind: 'success', name: 'RELOAD' } })
    expect(read('RPC_ABORT_SUCCESS')).toMatchObject({ message: { kind: 'success', name: 'RPC_ABORT' } })
  })

  it('reads back what it writes [W-01]', () => {
    const written = formatAppMessage({
      id: createMessageId(),
      seq: 7,
      name: 'CONNECT_EMAIL',
      payload: { email: 'ada@example.com' },
    })
    expect(written).toEqual({
      v: 4,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      seq: 7,
      t: '@w3m-app/CONNECT_EMAIL',
      p: { email: 'ada@example.com' },
    })
    expect(parseAppMessage(structuredClone(written))).toHaveProperty('message')
  })

  it.each([
    'ada@example.com',
    "o'neil@example.com",
    'ada+shop@mail.example.co.uk',
    'user@bücher.example',
    'user@xn--bcher-kva.example',
    'user@例え.example',
    'ADA.Lovelace_1815@Example.COM',
    `${'a'.repeat(64)}@b.co`,
  ])('takes %j for an e-mail address [R-01]', email => {
    expect(parseAppMessage(wrap('@w3m-app/CONNECT_EMAIL', { email }))).toMatchObject({
      message: { payload: { email } },
    })
  })

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    '.ada@example.com',
    'a..b@example.com',
    'ada@-example.com',
    'ada@127.0.0.1',
    'ada@exa mple.com',
    'ada@example.com, eve@example.com',
    'user@xn--a.example',
    `${'a'.repeat(65)}@b.co`,
    `${'a'.repeat(250)}@b.co`,
    `ada@${'a.'.repeat(50_000)}`,
  ])('does not take %j for an e-mail address [R-01]', email => {
    expect(parseAppMessage(wrap('@w3m-app/CONNECT_EMAIL', { email }))).toEqual({ fault: 'invalid', id })
  })

  it.each(['12345', '1234567', '12345a', '１２３４５６', ' 12345'])(
    'does not take %j for a code [R-01]',
    otp => {
      expect(parseAppMessage(wrap('@w3m-app/CONNECT_OTP', { otp }))).toEqual({ fault: 'invalid', id })
    },
  )

  it.each<[string, Record<string, unknown>]>([
    ['an address', { '--w3m-accent': 'url(https://evil.example/x)' }],
    ['the end of a style', { '--w3m-accent': '#fff;}</style>' }],
    ['an expression', { '--w3m-border-radius-master': 'expression(alert(1))' }],
    ['an import', { '--w3m-font-family': '@import "x"' }],
    ['a font of its own', { '--w3m-font-family': 'Comic Sans MS' }],
    ['a radius beyond bounds', { '--w3m-border-radius-master': '99px' }],
    ['a name that nobody knows', { '--w3m-behaviour': '#ffffff' }],
  ])('refuses a theme with %s [FR25] [E-07]', (_, themeVariables) => {
    expect(parseAppMessage(wrap('@w3m-app/SYNC_THEME', { themeVariables }))).toHaveProperty(
      'fault',
      'invalid',
    )
  })

  it('cuts and cleans what a page says about itself [FR26] [E-07]', () => {
    const metadata = {
      name: `<b>\u202eShop\u200b</b>${'x'.repeat(100)}`,
      description: 'y'.repeat(300),
      url: 'https://shop.example',
      icons: [],
    }
    const parsed = parseAppMessage(wrap('@w3m-app/SYNC_DAPP_DATA', { metadata, projectId: 'p' }))
    expect(parsed).toMatchObject({
      message: {
        payload: {
          metadata: { name: `<b>Shop</b>${'x'.repeat(53)}`, description: 'y'.repeat(256) },
        },
      },
    })
  })

  it.each([
    ['de', 'de'],
    ['tlh', 'en'],
    ['de"><script>', 'en'],
    [{ toString: 'de' }, 'en'],
    [undefined, undefined],
  ])('reads the language %j of a page as %s, and drops nothing else for it [E-07]', (language, read) => {
    const parsed = parseAppMessage(wrap('@w3m-app/SYNC_DAPP_DATA', { projectId: 'p', language }))
    expect(parsed).toHaveProperty('message.payload.projectId', 'p')
    expect('message' in parsed && parsed.message.payload).toHaveProperty('language', read)
  })

  it('tells a message of another version from one that is wrong [FR14]', () => {
    const message = { ...wrap('@w3m-frame/READY', {}), v: 5 }
    expect(parseFrameMessage(message)).toEqual({ fault: 'wrong_version', version: 5 })
    expect(parseAppMessage({ ...message, v: '4' })).toEqual({ fault: 'invalid' })
  })

  it('counts a type that it does not know apart [R-04]', () => {
    expect(parseAppMessage(wrap('@w3m-app/AWAIT_UPDATE_EMAIL'))).toEqual({ fault: 'unknown_type', id })
    expect(parseAppMessage(wrap('@w3m-frame/READY', {}))).toEqual({ fault: 'unknown_type', id })
    expect(parseFrameMessage(wrap('@w3m-app/SIGN_OUT'))).toEqual({ fault: 'unknown_type', id })
    expect(parseFrameMessage(wrap('@w3m-frame/constructor'))).toEqual({ fault: 'unknown_type', id })
  })

  it('takes the first message of all only in its exact form [FR07]', () => {
    expect(parseFrameInit({ t: 'init', v: 4, nonce: id })).toEqual({ t: 'init', v: 4, nonce: id })
    for (const wrong of [null, 'init', { t: 'init', v: 4 }, { t: 'init', v: 4, nonce: id, extra: 1 }]) {
      expect(parseFrameInit(wrong)).toBeUndefined()
    }
  })

  it.each([
    ['app', appMessages, parseAppMessage],
    ['frame', frameMessages, parseFrameMessage],
  ] as const)(
    'takes none of 100 000 %s messages with something wrong in them [FR13]',
    (_, messages, parse) => {
      for (const message of messages) expect(parse(message)).toHaveProperty('message')
      fc.assert(
        fc.property(fc.constantFrom(...messages), mutations, fc.nat(), (message, mutation, where) => {
          const wrong = mutateMessage(message, mutation, where)
          return wrong === undefined || 'fault' in parse(wrong)
        }),
        { numRuns: 100_000 },
      )
    },
  )

  it.each([
    ['app', parseAppMessage],
    ['frame', parseFrameMessage],
  ] as const)('takes nothing arbitrary for %s messages, and never throws [FR13]', (_, parse) => {
    const anything = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      fc.record({
        v: fc.constant(4),
        id: fc.constant(id),
        seq: fc.anything(),
        t: fc.string(),
        p: fc.anything(),
      }),
    )
    fc.assert(
      fc.property(anything, data => 'fault' in parse(data)),
      { numRuns: 20_000 },
    )
  })
})
