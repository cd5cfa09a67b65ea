import { type Hex, verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import type { ThrownValue } from '../controls/MockWalletControls.js'
import { createMockEvmWallet } from './createMockEvmWallet.js'
import { testAccounts } from './testAccounts.js'
import type { MockEvmWalletOptions, WrongAnswers } from './types.js'

const [first, second] = testAccounts
const connect = { method: 'eth_requestAccounts' }
const sign = { method: 'personal_sign', params: ['0x00', first.address] }

function createWallet(options: MockEvmWalletOptions = {}) {
  const wallet = createMockEvmWallet(options, { transport: async () => `0x${'2'.repeat(64)}` })
  const events: [string, unknown][] = []
  for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
    wallet.provider.on(event, payload => void events.push([event, payload]))
  }
  return { ...wallet, events }
}

/** Settled or not after everything that could settle it has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  promise.then(
    () => (settled = true),
    () => (settled = true),
  )
  await new Promise(resolve => setImmediate(resolve))
  return settled
}

describe('the person', () => {
  it('rejects one request, or all until the wallet behaves', async () => {
    const { provider, control } = createWallet()
    control.reject()
    await expect(provider.request(connect)).rejects.toMatchObject({ code: 4001 })
    expect(await provider.request(connect)).toEqual([first.address])
    control.reject({ times: 'all' })
    await expect(provider.request(sign)).rejects.toMatchObject({ code: 4001 })
    await expect(provider.request(sign)).rejects.toMatchObject({ code: 4001 })
    control.behave()
    expect(await provider.request(sign)).toMatch(/^0x/)
  })

  it('decides each prompt by hand', async () => {
    const { provider, control } = createWallet({ approval: 'manual' })
    const refused = provider.request(connect)
    expect(control.prompts()).toMatchObject([{ method: 'eth_requestAccounts' }])
    control.reject()
    await expect(refused).rejects.toMatchObject({ code: 4001 })
    const accepted = provider.request(connect)
    expect(await isSettled(accepted)).toBe(false)
    control.approve()
    expect(await accepted).toEqual([first.address])
  })

  it('answers -32002 to a second connection request while the first prompt is open', async () => {
    const { provider, control } = createWallet({ approval: 'manual' })
    const waiting = provider.request(connect)
    await expect(provider.request(connect)).rejects.toMatchObject({ code: -32002 })
    control.approve()
    expect(await waiting).toEqual([first.address])
  })

  it('keeps a prompt open over a reload and connects by an event when it is accepted', async () => {
    const memory = new Map<string, string>()
    const storage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
    }
    void createMockEvmWallet({ approval: 'manual' }, { storage }).provider.request(connect)
    const { provider, control } = createMockEvmWallet({}, { storage })
    await expect(provider.request(connect)).rejects.toMatchObject({ code: -32002 })
    const accounts = new Promise(resolve => provider.on('accountsChanged', resolve))
    control.approve()
    expect(await accounts).toEqual([first.address])
    expect(await provider.request(connect)).toEqual([first.address])
  })

  it('pends until released', async () => {
    const { provider, control, events } = createWallet()
    control.pend()
    await expect(provider.request(connect)).rejects.toMatchObject({ code: -32002 })
    control.release()
    expect(events).toContainEqual(['accountsChanged', [first.address]])
    expect(await provider.request(connect)).toEqual([first.address])
  })

  it('locks: accounts vanish and requests wait for the unlocking', async () => {
    const { provider, control, events } = createWallet()
    await provider.request(connect)
    control.lock()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    const waiting = provider.request(connect)
    expect(await isSettled(waiting)).toBe(false)
    control.unlock()
    expect(await waiting).toEqual([first.address])
    expect(events.slice(-2)).toEqual([
      ['accountsChanged', []],
      ['accountsChanged', [first.address]],
    ])
  })

  it('changes account, chain, and removes the site, each with its event', async () => {
    const { provider, control, events } = createWallet()
    await provider.request(connect)
    events.length = 0
    control.switchAccount(1)
    control.switchChain(31338)
    control.disconnect({ times: 2 })
    expect(events).toEqual([
      ['accountsChanged', [second.address]],
      ['chainChanged', '0x7a6a'],
      ['accountsChanged', []],
      ['disconnect', expect.objectContaining({ code: 4900 })],
      ['disconnect', expect.objectContaining({ code: 4900 })],
    ])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  })

  it('tells a removed listener nothing', () => {
    const { provider, control } = createWallet()
    const heard: unknown[] = []
    const listener = (payload: unknown) => void heard.push(payload)
    provider.on('message', listener)
    expect(control.listenerCount('message')).toBe(1)
    provider.removeListener('message', listener)
    control.emit('message', 'hello')
    expect(heard).toEqual([])
  })

  it('records every request', async () => {
    const { provider, control } = createWallet()
    await provider.request(connect)
    await provider.request({ method: 'eth_chainId' })
    expect(control.requests()).toEqual([
      { method: 'eth_requestAccounts', params: [] },
      { method: 'eth_chainId', params: [] },
    ])
    control.forgetRequests()
    expect(control.requests()).toEqual([])
  })
})

describe('its bugs', () => {
  it('hangs, by default only where it would ask', async () => {
    const { provider, control } = createWallet()
    control.hang()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await isSettled(provider.request(connect))).toBe(false)
    control.hang({ methods: ['eth_accounts'] })
    expect(await isSettled(provider.request({ method: 'eth_accounts' }))).toBe(false)
  })

  it.each<[ThrownValue, unknown]>([
    ['string', 'User closed the window'],
    ['undefined', undefined],
    ['emptyObject', {}],
    ['codeAsText', { code: '4001' }],
    ['nested', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['domException', { name: 'AbortError' }],
    ['extensionGone', { message: 'Extension context invalidated.' }],
  ])('throws %s', async (kind, value) => {
    const { provider, control } = createWallet()
    control.fail(kind)
    const thrown = await provider.request(connect).then(
      () => 'nothing',
      (error: unknown) => error,
    )
    if (typeof value === 'object') expect(thrown).toMatchObject(value ?? {})
    else expect(thrown).toBe(value)
  })

  it('throws an error whose properties explode', async () => {
    const { provider, control } = createWallet()
    control.fail('getterBomb')
    const thrown = await provider.request(connect).catch((error: unknown) => error)
    expect(() => JSON.stringify(Object.getOwnPropertyDescriptor(thrown, 'code')?.get?.())).toThrow('hostile')
  })

  it('throws before it returns a promise', () => {
    const { provider, control } = createWallet()
    control.fail('string', { sync: true })
    expect(() => provider.request(connect)).toThrow('User closed the window')
  })

  it('answers twice: by promise and by events', async () => {
    const { provider, control, events } = createWallet({ initialState: { connected: true } })
    control.answerWrongly({ twice: true })
    await provider.request(connect)
    expect(events.filter(([event]) => event === 'accountsChanged')).toHaveLength(2)
  })

  it.each<[WrongAnswers['chainId'], unknown]>([
    ['hex', '0x7a69'],
    ['upperHex', '0X7A69'],
    ['padded', '0x0000000000007a69'],
    ['number', 31337],
    ['decimal', '31337'],
    ['bigint', 31337n],
    ['caip', 'eip155:31337'],
  ])('writes the chain id as %s in answers and events', async (format, expected) => {
    const { provider, control, events } = createWallet()
    control.answerWrongly(format ? { chainId: format } : {})
    expect(await provider.request({ method: 'eth_chainId' })).toEqual(expected)
    control.switchChain(31338)
    control.switchChain(31337)
    expect(events.at(-1)).toEqual(['chainChanged', expected])
  })

  it.each<[WrongAnswers['accounts'], unknown]>([
    ['empty', []],
    ['null', null],
    ['nullEntry', [null]],
    ['lowercase', [first.address.toLowerCase()]],
    ['short', [first.address.slice(0, 40)]],
    ['duplicates', [first.address, first.address.toLowerCase()]],
    ['text', first.address],
    ['badChecksum', ['0xF39fD6E51AAD88f6f4CE6Ab8827279CFFfB92266']],
  ])('answers %s accounts', async (accounts, expected) => {
    const { provider, control } = createWallet()
    control.answerWrongly(accounts ? { accounts } : {})
    expect(await provider.request(connect)).toEqual(expected)
  })

  it('signs with another key, or nonsense', async () => {
    const { provider, control } = createWallet()
    await provider.request(connect)
    control.answerWrongly({ signature: 'otherAccount' })
    const signature = (await provider.request(sign)) as Hex
    expect(await verifyMessage({ address: first.address, message: { raw: '0x00' }, signature })).toBe(false)
    control.answerWrongly({ signature: 'empty' })
    expect(await provider.request(sign)).toBe('0x')
    control.answerWrongly({ signature: 'short' })
    expect(await provider.request(sign)).toHaveLength(26)
  })

  it.each<[WrongAnswers['transactionHash'], unknown]>([
    ['short', expect.stringMatching(/^0x2{18}$/)],
    ['constant', `0x${'1'.repeat(64)}`],
    ['null', null],
  ])('answers a %s transaction hash', async (transactionHash, expected) => {
    const { provider, control } = createWallet()
    await provider.request(connect)
    control.answerWrongly(transactionHash ? { transactionHash } : {})
    const transaction = {
      from: first.address,
      to: second.address,
      gas: '0x5208',
      gasPrice: '0x1',
      nonce: '0x0',
    }
    expect(await provider.request({ method: 'eth_sendTransaction', params: [transaction] })).toEqual(expected)
  })

  it.each<[WrongAnswers['capabilities'], unknown]>([
    ['text', 'atomic'],
    ['null', null],
    ['otherChain', { '0xdead': expect.anything() }],
    ['huge', { '0x1': expect.anything() }],
  ])('answers %s capabilities', async (capabilities, expected) => {
    const { provider, control } = createWallet()
    await provider.request(connect)
    control.answerWrongly(capabilities ? { capabilities } : {})
    expect(await provider.request({ method: 'wallet_getCapabilities', params: [first.address] })).toEqual(
      expected,
    )
  })
})
