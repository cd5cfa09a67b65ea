import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeServices, userId } from '../../test/createFakeServices.ts'
import { createWallet } from '../custody/createWallet.ts'
import { createMemoryStore } from '../store/createBrowserStore.ts'
import { createDeviceKeys, getDeviceId } from './deviceKeys.ts'
import { createEscrowSecret } from './recoveryKeys.ts'
import { createRoot, splitRoot } from './splitRoot.ts'

afterEach(() => vi.restoreAllMocks())

/** What a broken source gives at a place of the bytes, in which call. */
type Source = (at: number, call: number) => number

function breakRandomness(source: Source) {
  let calls = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => {
    const bytes = new Uint8Array((array as Uint8Array).buffer)
    bytes.set(bytes.map((_, at) => source(at, calls)))
    calls += 1
    return array
  })
}

const failures: Record<string, Source> = {
  'gives zeros': () => 0,
  'gives one value over and over': (_, call) => call + 1,
  'gives the same bytes again': at => at * 73 + 11,
  'gives two values only': (at, call) => ((at * at + call * 7) % 3 ? 255 : 0),
  'gives a right start and then nothing': (at, call) => (at < 8 ? at * 31 + call * 57 : 0),
}

const refusal = expect.objectContaining({ code: 'randomness_failed' })

describe.each(Object.entries(failures))('randomness that %s', (_, source) => {
  it('becomes no root, no key in escrow and no share [KS17]', async () => {
    const root = createRoot()
    breakRandomness(source)
    expect(createRoot).toThrow(refusal)
    expect(createEscrowSecret).toThrow(refusal)
    await expect(splitRoot(root, 2)).rejects.toEqual(refusal)
  })

  it('leaves nothing behind of the wallet that was to be made [KS17]', async () => {
    const services = await createFakeServices()
    const device = await createDeviceKeys()
    const auth = await services.createAuth(device)
    const store = createMemoryStore()
    const deviceId = await getDeviceId(device)
    const custody = {
      auth,
      escrow: services.escrow,
      store,
      device,
      deviceId,
      userId,
      email: 'ada@example.com',
    }
    breakRandomness(source)
    await expect(createWallet(custody)).rejects.toEqual(refusal)
    expect(services.getWallet()).toBeUndefined()
    expect(await store.get(`wallet:${userId}`)).toBeUndefined()
  })
})

it('that is sound is taken, and is another each time [KS17]', () => {
  const roots = new Set(Array.from({ length: 500 }, () => createRoot().join()))
  expect(roots.size).toBe(500)
})
