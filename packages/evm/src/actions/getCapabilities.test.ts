import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { getCapabilities } from './getCapabilities.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const atomic = { status: 'supported' }

function ask(answer: () => unknown, of = address) {
  const wallet = createFakeProvider({ wallet_getCapabilities: answer })
  const { runtime } = createTestRuntime(wallet.provider, { networks: [createNetwork(1), createNetwork(10)] })
  return getCapabilities(runtime, { connector, address: of })
}

describe('getCapabilities', () => {
  it('are told by chain id, for the configured networks only', async () => {
    const answer = { '0x1': { atomic }, '0X0A': { atomic }, '0xdead': { atomic } }
    await expect(ask(() => answer)).resolves.toEqual({ '1': { atomic }, '10': { atomic } })
  })

  it('hold everywhere when the wallet says so of chain 0', async () => {
    const flow = { supported: true }
    await expect(ask(() => ({ '0x0': { flow }, '0x1': { atomic } }))).resolves.toEqual({
      '1': { flow, atomic },
      '10': { flow },
    })
  })

  it('need an address [R-21]', async () => {
    await expect(ask(() => ({}), '')).rejects.toThrow(
      'Missing address parameter in `wallet_getCapabilities` request',
    )
  })

  it('are none where the wallet does not know the method', async () => {
    await expect(
      ask(() => {
        throw { code: 4200 }
      }),
    ).resolves.toEqual({})
    await expect(
      ask(() => {
        throw { code: -32601 }
      }),
    ).resolves.toEqual({})
  })

  it('are none when the answer is too long to be honest', async () => {
    await expect(ask(() => ({ '0x1': { padding: 'x'.repeat(1_000_000) } }))).resolves.toEqual({})
  })

  it('are an object of objects whatever the wallet answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async answer => {
        const capabilities = await ask(() => answer)
        expect(Object.keys(capabilities).every(key => key === '1' || key === '10')).toBe(true)
      }),
    )
  })
})
