import { describe, expect, it } from 'vitest'
import type { WalletCondition } from '../families/adapter/Adapter.js'
import { checks } from './checks.js'
import type { Reach } from './Diagnosis.js'
import { explainReach } from './explainReach.js'
import type { KitProbes, ProbedWallet } from './KitProbes.js'

const now = 1_700_000_000_000

/** A page on which all is well. */
const healthy: KitProbes = {
  isOnline: () => true,
  reach: async () => ({ outcome: 'reached' }),
  watch: async () => ({ outcome: 'reached' }),
  explain: explainReach,
  now: () => now,
  origin: 'https://shop.example',
  storage: createStorage(),
  services: 'https://api.example',
  readClock: async () => now - 1000,
  askServices: async () => 'welcome',
  wallet: undefined,
  pageWallets: { wanted: true, count: 1 },
  isWindowBlocked: () => false,
}

function createStorage(fail?: (key: string) => void): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const stored = new Map<string, string>()
  return {
    getItem: key => stored.get(key) ?? null,
    setItem(key, value) {
      fail?.(key)
      stored.set(key, value)
    },
    removeItem: key => void stored.delete(key),
  }
}

function createWallet(
  condition: WalletCondition | undefined,
  rest: Partial<ProbedWallet> = {},
): ProbedWallet {
  return { name: 'Alder', isListed: true, isAsked: false, getCondition: async () => condition, ...rest }
}

async function find(changes: Partial<KitProbes>) {
  const probes = { ...healthy, ...changes }
  const found = await Promise.all(checks.map(async ({ name, run }) => ({ name, problem: await run(probes) })))
  return found.flatMap(({ name, problem }) => (problem ? [{ check: name, ...problem }] : []))
}

const reachedLike = (reach: Reach) => ({ reach: async () => reach })
const deny = () => {
  throw new DOMException('denied', 'SecurityError')
}
const overflow = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('the checks of the kit', () => {
  it('find nothing on a page where all is well', async () => {
    expect(await find({})).toEqual([])
    expect(await find({ wallet: createWallet('ready') })).toEqual([])
    expect(await find({ services: undefined, storage: createStorage() })).toEqual([])
  })

  it.each<[check: string, code: string, changes: Partial<KitProbes>]>([
    ['network', 'offline', { isOnline: () => false }],
    ['storage', 'storage_blocked', { storage: undefined }],
    ['storage', 'storage_blocked', { storage: createStorage(deny) }],
    ['storage', 'storage_full', { storage: createStorage(overflow) }],
    ['services', 'blocked_by_policy', reachedLike({ outcome: 'policy', directive: 'connect-src' })],
    ['services', 'blocked_by_extension', reachedLike({ outcome: 'blocked' })],
    ['services', 'unreachable', reachedLike({ outcome: 'failed' })],
    ['services', 'unreachable', reachedLike({ outcome: 'silent' })],
    ['project', 'origin_not_allowed', { askServices: async () => 'origin' }],
    [
      'project',
      'origin_not_allowed',
      { services: '/portico', explain: () => undefined, askServices: async () => 'origin' },
    ],
    ['project', 'project_unknown', { askServices: async () => 'project' }],
    ['clock', 'clock_wrong', { readClock: async () => now + 180_000 }],
    ['clock', 'clock_wrong', { readClock: async () => now - 180_000 }],
    ['discovery', 'no_wallet_found', { pageWallets: { wanted: true, count: 0 } }],
    ['discovery', 'wallet_not_found', { wallet: createWallet('ready', { isListed: false }) }],
    ['wallet', 'wallet_locked', { wallet: createWallet('locked', { isAsked: true }) }],
    ['wallet', 'wallet_silent', { wallet: createWallet('silent', { isAsked: true }) }],
    ['wallet', 'prompt_hidden', { wallet: createWallet('ready', { isAsked: true }) }],
    ['wallet', 'prompt_hidden', { wallet: createWallet(undefined, { isAsked: true }) }],
    ['window', 'window_blocked', { isWindowBlocked: () => true }],
  ])('find with %s: %s', async (check, code, changes) => {
    const problems = await find(changes)
    expect(problems.map(problem => [problem.check, problem.code])).toEqual([[check, code]])
    expect(problems[0]?.message).toMatch(/^\w.*\.$/)
  })

  it('say by how much the clock is off, and allow what servers allow', async () => {
    const [problem] = await find({ readClock: async () => now - 10 * 60_000 })
    expect(problem?.message).toContain('10 minutes ahead')
    expect(await find({ readClock: async () => now + 119_000 })).toEqual([])
    expect(await find({ readClock: async () => undefined })).toEqual([])
  })

  it('name the rule that is missing from the policy of the page', async () => {
    const [problem] = await find(reachedLike({ outcome: 'policy', directive: 'connect-src' }))
    expect(problem?.message).toContain('Add https://api.example to its connect-src.')
    expect(problem?.facts).toEqual({ host: 'api.example' })
  })

  it('leave nothing behind in the storage', async () => {
    const kept: string[] = []
    const storage = createStorage(key => void kept.push(key))
    await find({ storage })
    expect(kept.map(key => storage.getItem(key))).toEqual([null])
  })
})
