import type { Probes, Reach } from '@portico/core/adapter'
import { frameBlockedByCsp, iframeLoadFailed, PorticoError } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createFrameCheck } from './createFrameCheck.js'

const vault = 'https://vault.example'

function createProbes(reach: Reach): Probes {
  return {
    isOnline: () => true,
    reach: async () => reach,
    async watch(_, attempt) {
      try {
        await attempt(new AbortController().signal)
        return { outcome: 'reached' }
      } catch {
        return { outcome: 'failed' }
      }
    },
    explain: (_, { outcome }) => ({ code: outcome, message: '' }),
  }
}

const forbidden = () =>
  Promise.reject(new PorticoError(frameBlockedByCsp, { context: { directive: `frame-src ${vault}` } }))
const late = () => Promise.reject(new PorticoError(iframeLoadFailed))

describe('the check of the vault', () => {
  it('finds nothing where its page comes up', async () => {
    const check = createFrameCheck(vault, async () => undefined)
    expect(await check.run(createProbes({ outcome: 'failed' }))).toBeUndefined()
  })

  it.each<[what: string, open: () => Promise<void>, reach: Reach, code: string]>([
    ['a rule of the page', forbidden, { outcome: 'reached' }, 'policy'],
    ['a vault that is down', late, { outcome: 'failed' }, 'failed'],
    ['a vault that does not let itself be framed here', late, { outcome: 'reached' }, 'frame_blocked'],
    // The page may frame the vault without being allowed to fetch from it.
    ['a frame that is blocked', late, { outcome: 'policy', directive: 'connect-src' }, 'frame_blocked'],
  ])('tells %s', async (_, open, reach, code) => {
    expect(await createFrameCheck(vault, open).run(createProbes(reach))).toMatchObject({ code })
  })
})
