import { storageUnavailable } from '@portico/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
import type { Connection } from '../store/Account.js'
import { createStorage } from './createStorage.js'
import type { StorageArea } from './Environment.js'
import { type StorageKey, type StorageValues, storageKeys } from './storageKeys.js'

const keys = Object.keys(storageKeys) as StorageKey[] // keys of our own table

const connection: Connection = {
  connectorId: 'io.fake',
  accounts: [{ address: '0x1111111111111111111111111111111111111111', type: 'eoa', publicKey: undefined }],
  caipNetworkId: 'eip155:1',
  name: 'Fake',
  icon: 'data:image/svg+xml,x',
  rdns: 'io.fake',
  type: 'ANNOUNCED',
}
const balance = { amount: '1.5', symbol: 'ETH', decimals: 18 }

const samples: StorageValues = {
  connections: { eip155: [connection] },
  recentConnections: { eip155: [connection] },
  activeNetworks: { eip155: 'eip155:1' },
  activeNamespace: 'eip155',
  recentWallets: [
    { id: 'a', name: 'A', image_id: 'i', image_url: undefined, rdns: 'io.a', chains: ['eip155:1'] },
  ],
  deepLinkChoice: { untrustedHref: 'fake://open', name: 'Fake' },
  lastWallet: { id: 'io.fake', name: 'Fake' },
  acceptedTerms: true,
  signIns: { 'eip155:1:0x11': 'signedIn' },
  recentReceivers: { eip155: [{ address: '0x22', name: 'ada.eth' }] },
  openSends: [
    { caipAddress: 'eip155:1:0x11', receiver: '0x22', name: 'ada.eth', amount: '1.5', symbol: 'ETH' },
  ],
  pendingTransactions: [
    {
      id: '0x33',
      caipAddress: 'eip155:1:0x11',
      receiver: '0x22',
      amount: '1.5',
      token: { address: '0x44', symbol: 'USD', name: 'Dollar', decimals: 6 },
      at: 1,
      mark: '0x7',
    },
  ],
  payments: [
    {
      request: {
        orderId: '7',
        recipient: '0x22',
        amount: '1.5',
        paymentAsset: {
          network: 'eip155:1',
          asset: 'native',
          metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        },
      },
      caipAddress: 'eip155:1:0x11',
      transaction: '0x33',
      mark: '0x7',
      at: 1,
    },
  ],
  purchase: {
    id: 'a',
    caipAddress: 'eip155:1:0x11',
    token: { address: '0x44', symbol: 'USD', name: 'Dollar' },
    before: '1.5',
    url: 'https://pay.example/x',
    seller: 'Shop',
    at: 1,
  },
  openSwaps: [{ caipAddress: 'eip155:1:0x11', step: 'swap', from: '', to: '0x44', amount: '1.5' }],
  nativeBalanceCache: { 'eip155:1:0x11': { balance, timestamp: 1 } },
}

/** Throws like a browser whose quota is used up, as long as `isFull` says so. */
function createFullStorage(stored: Map<string, string>, isFull: (key: string) => boolean): StorageArea {
  return {
    getItem: key => stored.get(key) ?? null,
    setItem(key, value) {
      if (isFull(key)) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: key => void stored.delete(key),
  }
}

describe('createStorage', () => {
  it.each(keys)('keeps %s for the next visit, with its version [E-15] [E-16]', key => {
    const environment = createFakeEnvironment()
    createStorage(environment).set(key, samples[key])
    expect(createStorage(environment).get(key)).toEqual(samples[key])
    const text = environment.stored.get(`@portico/${key}`) ?? ''
    expect(JSON.parse(text)).toHaveProperty('v', storageKeys[key].version)
    createStorage(environment).remove(key)
    expect(createStorage(environment).get(key)).toBeUndefined()
  })

  it.each(keys)('ignores %s when it is corrupt, too old or from the future, and writes it anew', key => {
    const environment = createFakeEnvironment()
    const { version } = storageKeys[key]
    const broken = [
      'not json',
      '',
      'null',
      '[]',
      '"text"',
      JSON.stringify({ v: version, value: null }),
      JSON.stringify({ v: version, value: 42 }),
      JSON.stringify({ v: version, value: 'x'.repeat(5_000_000) }),
      JSON.stringify({ v: version - 1, value: samples[key] }),
      JSON.stringify({ v: version + 1, value: samples[key] }),
      JSON.stringify(samples[key]),
    ]
    for (const text of broken) {
      environment.stored.set(`@portico/${key}`, text)
      const storage = createStorage(environment)
      expect(storage.get(key)).toBeUndefined()
      storage.set(key, samples[key])
      expect(storage.get(key)).toEqual(samples[key])
    }
  })

  it.each(['connections', 'recentConnections'] as const)('reads %s as the first version wrote it', key => {
    const environment = createFakeEnvironment()
    environment.stored.set(`@portico/${key}`, JSON.stringify({ v: 1, value: samples[key] }))
    expect(createStorage(environment).get(key)).toEqual(samples[key])
  })

  it('writes nothing that is stored already: other tabs would be woken for nothing', () => {
    let writes = 0
    const environment = createFakeEnvironment()
    const { storage: area } = environment
    const counted = {
      ...environment,
      storage: area && {
        ...area,
        setItem: (key: string, text: string) => {
          writes += 1
          area.setItem(key, text)
        },
      },
    }
    const storage = createStorage(counted)
    storage.set('activeNamespace', 'eip155')
    storage.set('activeNamespace', 'eip155')
    expect(writes).toBe(1)
  })

  it('never throws and never gives a value that its own parser refuses, whatever is stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const environment = createFakeEnvironment()
        environment.stored.set(`@portico/${key}`, JSON.stringify({ v: storageKeys[key].version, value }))
        const read = createStorage(environment).get(key)
        if (read !== undefined) expect(storageKeys[key].parse(read)).toEqual(read)
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps the good part of a list and drops the rest [T-02]', () => {
    const environment = createFakeEnvironment()
    const value = { eip155: [connection, { connectorId: 7 }, null], 'no family': [connection], solana: 'no' }
    environment.stored.set('@portico/connections', JSON.stringify({ v: 1, value }))
    expect(createStorage(environment).get('connections')).toEqual({ eip155: [connection] })
  })

  it('keeps two recent wallets and none of their links [K-05]', () => {
    const environment = createFakeEnvironment()
    const wallets = ['a', 'b', 'c'].map(id => ({
      id,
      name: id,
      mobile_link: 'javascript:x',
      image_url: 'http://x',
    }))
    environment.stored.set('@portico/recentWallets', JSON.stringify({ v: 1, value: wallets }))
    const read = createStorage(environment).get('recentWallets')
    expect(read?.map(wallet => wallet.id)).toEqual(['a', 'b'])
    expect(JSON.stringify(read)).not.toMatch(/javascript|http:/)
  })

  it('works from memory where the browser denies storage, and says so once', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const areas: (StorageArea | undefined)[] = [
      undefined,
      { getItem: denied, setItem: denied, removeItem: denied },
    ]
    for (const area of areas) {
      const environment = { ...createFakeEnvironment(), storage: area }
      const storage = createStorage(environment)
      for (const key of keys) storage.set(key, samples[key])
      for (const key of keys) expect(storage.get(key)).toEqual(samples[key])
      storage.remove('connections')
      expect(storage.get('connections')).toBeUndefined()
      expect(environment.logged.map(({ message }) => message)).toEqual([storageUnavailable.message])
    }
  })

  it.each(keys)('survives a full storage while writing %s', key => {
    const environment = createFakeEnvironment()
    const storage = createStorage({
      ...environment,
      storage: createFullStorage(environment.stored, name => name === `@portico/${key}`),
    })
    for (const other of keys) storage.set(other, samples[other])
    for (const other of keys)
      if (!storageKeys[other].cache) expect(storage.get(other)).toEqual(samples[other])
    expect(storage.get(key)).toEqual(samples[key])
  })

  it('gives up caches to make room, and never what keeps a visitor connected', () => {
    const environment = createFakeEnvironment()
    const area = createFullStorage(environment.stored, name => {
      const room = environment.stored.has('@portico/nativeBalanceCache') ? 0 : 1
      return name === '@portico/activeNetworks' && room === 0
    })
    const storage = createStorage({ ...environment, storage: area })
    storage.set('connections', samples.connections)
    storage.set('nativeBalanceCache', samples.nativeBalanceCache)
    storage.set('activeNetworks', samples.activeNetworks)
    expect(environment.stored.has('@portico/activeNetworks')).toBe(true)
    expect(environment.stored.has('@portico/connections')).toBe(true)
    expect(environment.stored.has('@portico/nativeBalanceCache')).toBe(false)
    expect(environment.logged).toEqual([])
  })

  it('tells what another tab wrote, removed or cleared, until it is told to stop', () => {
    const environment = createFakeEnvironment()
    const heard: unknown[] = []
    const stop = createStorage(environment).subscribe('activeNamespace', value => heard.push(value))
    const tell = (key: string | null, newValue: string | null) =>
      environment.page?.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    tell('@portico/activeNamespace', JSON.stringify({ v: 1, value: 'solana' }))
    tell('@portico/activeNetworks', JSON.stringify({ v: 1, value: {} }))
    tell('someone-else', 'x')
    tell('@portico/activeNamespace', 'corrupt')
    tell('@portico/activeNamespace', null)
    tell(null, null)
    expect(heard).toEqual(['solana', undefined, undefined, undefined])
    stop()
    tell('@portico/activeNamespace', JSON.stringify({ v: 1, value: 'solana' }))
    expect(heard).toHaveLength(4)
  })
})
