import type { Connector } from '@portico/core'
import { createMockEvmWallet, type ThrownValue, type WrongAnswers } from '@portico/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeProvider } from '../test/createFakeProvider.js'
import { createNetwork, createTestContext } from '../test/createTestContext.js'
import { evm } from './evm.js'
import type { Eip1193Provider } from './provider/Eip1193Provider.js'

const network = createNetwork()
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

afterEach(() => void vi.useRealTimers())

function setUp(provider: Eip1193Provider) {
  const test = createTestContext()
  const adapter = evm().create(test.context)
  const connector: Connector = { id: 'wallet', name: 'Wallet', type: 'ANNOUNCED', chain: 'eip155', provider }
  const connect = (signal?: AbortSignal) => adapter.connect({ connector, network, signal })
  return { ...test, adapter, connector, connect, stop: adapter.start() }
}

describe('a wallet that misbehaves while connecting', () => {
  it.each<[ThrownValue, string]>([
    ['string', 'user_rejected'],
    ['undefined', 'wallet_failed'],
    ['emptyObject', 'wallet_failed'],
    ['codeAsText', 'user_rejected'],
    ['nested', 'user_rejected'],
    ['domException', 'wallet_failed'],
    ['getterBomb', 'wallet_failed'],
    ['extensionGone', 'provider_disconnected'],
  ])('and throws %s ends in the error %s, and may be tried again', async (kind, code) => {
    for (const sync of [false, true]) {
      const wallet = createMockEvmWallet()
      const { connect } = setUp(wallet.provider)
      wallet.control.fail(kind, { sync })
      await expect(connect()).rejects.toMatchObject({ name: 'PorticoError', code })
      await expect(connect()).resolves.toMatchObject({ chainId: 31337 })
    }
  })

  it.each<NonNullable<WrongAnswers['chainId']>>([
    'upperHex',
    'padded',
    'number',
    'decimal',
    'bigint',
    'caip',
  ])('and spells its chain id as %s is understood', async chainId => {
    const wallet = createMockEvmWallet()
    wallet.control.answerWrongly({ chainId })
    const { connect, news } = setUp(wallet.provider)
    await expect(connect()).resolves.toMatchObject({ chainId: 31337 })
    wallet.control.switchChain(31338)
    expect(news()).toEqual([{ type: 'chainChanged', connectorId: 'wallet', chainId: 31338 }])
  })

  it.each<NonNullable<WrongAnswers['accounts']>>(['lowercase', 'badChecksum', 'duplicates'])(
    'and spells its accounts as %s is understood [R-19]',
    async accounts => {
      const wallet = createMockEvmWallet()
      wallet.control.answerWrongly({ accounts })
      await expect(setUp(wallet.provider).connect()).resolves.toMatchObject({ accounts: [{ address }] })
    },
  )

  it.each<[NonNullable<WrongAnswers['accounts']>, string]>([
    ['empty', 'no_accounts'],
    ['null', 'malformed_accounts'],
    ['nullEntry', 'malformed_accounts'],
    ['short', 'malformed_accounts'],
    ['text', 'malformed_accounts'],
  ])('and answers with %s accounts is refused with %s', async (accounts, code) => {
    const wallet = createMockEvmWallet()
    wallet.control.answerWrongly({ accounts })
    await expect(setUp(wallet.provider).connect()).rejects.toMatchObject({ code })
  })

  it('and has no chain id is refused', async () => {
    const { provider } = createFakeProvider({
      eth_requestAccounts: () => [address],
      eth_chainId: () => 'main',
    })
    await expect(setUp(provider).connect()).rejects.toMatchObject({ code: 'malformed_chain_id' })
  })

  it('and answers twice is heard once', async () => {
    const wallet = createMockEvmWallet()
    wallet.control.answerWrongly({ twice: true })
    const { connect, news } = setUp(wallet.provider)
    await connect()
    wallet.control.emit('accountsChanged', [wallet.control.address()])
    wallet.control.emit('chainChanged', '0x7a69')
    expect(news()).toEqual([])
  })

  it('and never answers can be given up, and tried again', async () => {
    const wallet = createMockEvmWallet()
    wallet.control.hang()
    const { connect } = setUp(wallet.provider)
    const controller = new AbortController()
    const connecting = connect(controller.signal)
    await expect.poll(() => wallet.control.requests()).toHaveLength(1)
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'request_aborted' })
    await expect(connect()).resolves.toMatchObject({ chainId: 31337 })
  })

  it('and is gone from the page is named', async () => {
    const { adapter, connector } = setUp(createFakeProvider({}).provider)
    const gone = { ...connector, provider: undefined }
    await expect(adapter.connect({ connector: gone, network })).rejects.toMatchObject({
      code: 'connector_not_found',
    })
  })
})

describe('a wallet whose prompt is already open', () => {
  it('is asked again from time to time when it tells no events', async () => {
    vi.useFakeTimers()
    let accounts: readonly string[] = []
    const wallet = createFakeProvider({
      eth_requestAccounts: () => {
        throw { code: -32002 }
      },
      eth_accounts: () => accounts,
      eth_chainId: () => '0x1',
    })
    const { on: _, removeListener: __, ...silent } = wallet.provider
    const connecting = setUp(silent).connect()
    await expect.poll(() => wallet.methods()).toEqual(['eth_requestAccounts'])
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(2500)
    accounts = [address]
    await vi.advanceTimersByTimeAsync(1000)
    await expect(connecting).resolves.toMatchObject({ accounts: [{ address }] })
    expect(wallet.methods().filter(method => method === 'eth_requestAccounts')).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is left alone when nobody waits any more', async () => {
    const wallet = createMockEvmWallet()
    wallet.control.pend()
    const controller = new AbortController()
    const connecting = setUp(wallet.provider).connect(controller.signal)
    await expect.poll(() => wallet.control.listenerCount('accountsChanged')).toBe(1)
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'request_aborted' })
    expect(wallet.control.listenerCount('accountsChanged')).toBe(0)
  })
})

describe('a connected wallet', () => {
  const createGranting = () => {
    const granted = { accounts: [address] as unknown }
    const wallet = createFakeProvider({
      eth_requestAccounts: () => [address],
      eth_accounts: () => granted.accounts,
      eth_chainId: () => '0x1',
    })
    return { ...wallet, granted }
  }

  it('that only lost its node stays connected', async () => {
    const wallet = createGranting()
    const { connect, news } = setUp(wallet.provider)
    await connect()
    wallet.emit('disconnect', { code: 1013 })
    await expect.poll(() => wallet.methods()).toContain('eth_accounts')
    expect(news()).toEqual([])
  })

  it('that says "disconnect" a hundred times is asked once', async () => {
    const wallet = createGranting()
    const { connect, news } = setUp(wallet.provider)
    await connect()
    wallet.granted.accounts = []
    for (let time = 0; time < 100; time++) wallet.emit('disconnect')
    await expect.poll(() => news()).toEqual([{ type: 'disconnected', connectorId: 'wallet' }])
    expect(wallet.methods().filter(method => method === 'eth_accounts')).toHaveLength(1)
  })

  it('that says "disconnect" and then nothing more is gone', async () => {
    const wallet = createGranting()
    const { connect, news } = setUp(wallet.provider)
    await connect()
    vi.useFakeTimers()
    wallet.granted.accounts = new Promise(() => {})
    wallet.emit('disconnect')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(news()).toEqual([{ type: 'disconnected', connectorId: 'wallet' }])
  })

  it('that sends nonsense is not believed', async () => {
    const wallet = createGranting()
    const { connect, news, warnings } = setUp(wallet.provider)
    await connect()
    wallet.emit('accountsChanged', 'all of them')
    wallet.emit('chainChanged', { chainId: '0x5' })
    wallet.emit('connect', {})
    expect(news()).toEqual([])
    expect(warnings).toHaveLength(1)
  })

  it('that was removed is noticed at the next request', async () => {
    const wallet = createMockEvmWallet()
    const { connect, adapter, connector, news } = setUp(wallet.provider)
    await connect()
    wallet.control.fail('extensionGone', { methods: 'every', times: 'all' })
    await expect(adapter.signMessage({ connector, network, address, message: 'x' })).rejects.toMatchObject({
      code: 'provider_disconnected',
    })
    await expect.poll(() => news()).toEqual([{ type: 'disconnected', connectorId: 'wallet' }])
  })

  it('has one set of listeners, and none after a stop', async () => {
    const wallet = createGranting()
    const { connect, adapter, connector, stop } = setUp(wallet.provider)
    await connect()
    await connect()
    await adapter.reconnect({ connector, network })
    expect(wallet.listenerCount()).toBe(3)
    stop()
    await expect.poll(() => wallet.listenerCount()).toBe(0)
    const again = adapter.start()
    await expect.poll(() => wallet.listenerCount()).toBe(3)
    again()
  })

  it('is not heard after it was left, even if it cannot unsubscribe', async () => {
    const wallet = createGranting()
    const { removeListener: _, ...provider } = wallet.provider
    const { connect, adapter, connector, news } = setUp(provider)
    await connect()
    await adapter.disconnect({ connector })
    wallet.emit('accountsChanged', [other])
    wallet.emit('chainChanged', '0x5')
    expect(news()).toEqual([])
  })

  it('is left although it does not know how to forget a page', async () => {
    const wallet = createGranting()
    const { connect, adapter, connector } = setUp(wallet.provider)
    await connect()
    await expect(adapter.disconnect({ connector })).resolves.toBeUndefined()
  })
})

it('keeps two adapters on one page apart', async () => {
  const wallet = createMockEvmWallet()
  const first = setUp(wallet.provider)
  const second = setUp(wallet.provider)
  await first.connect()
  wallet.control.switchAccount(1)
  expect(first.news()).toHaveLength(1)
  expect(second.news()).toEqual([])
})
