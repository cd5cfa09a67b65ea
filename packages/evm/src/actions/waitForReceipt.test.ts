import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { waitForReceipt } from './waitForReceipt.js'

const network = createNetwork(1)
const hash = `0x${'ab'.repeat(32)}`
const receipt = { transactionHash: hash, status: '0x1', blockNumber: '0x10' }

function setUp(answer: () => unknown) {
  const wallet = createFakeProvider({ eth_getTransactionReceipt: answer })
  const { runtime } = createTestRuntime(wallet.provider, { chainId: 1, rpcUrls: [] })
  return {
    ...wallet,
    wait: (signal?: AbortSignal) => waitForReceipt(runtime, { connector, network, hash, signal }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('waitForReceipt', () => {
  it('answers at once for a transaction that is in a block', async () => {
    await expect(setUp(() => receipt).wait()).resolves.toEqual({ hash, status: 'success', blockNumber: 16n })
  })

  it('tells a failed transaction from a successful one', async () => {
    await expect(setUp(() => ({ ...receipt, status: '0x0' })).wait()).resolves.toMatchObject({
      status: 'reverted',
    })
  })

  it('asks again, ever less often, until it is there', async () => {
    let answer: unknown = null
    const { wait, requests } = setUp(() => answer)
    const waiting = wait()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests.length).toBeGreaterThan(5)
    expect(requests.length).toBeLessThan(20)
    answer = receipt
    await vi.advanceTimersByTimeAsync(8_000)
    await expect(waiting).resolves.toMatchObject({ status: 'success' })
  })

  it.each([
    ['for another transaction', { ...receipt, transactionHash: `0x${'cd'.repeat(32)}` }],
    ['without a block', { ...receipt, blockNumber: null }],
    ['without an outcome', { ...receipt, status: undefined }],
    ['that is text', 'success'],
  ])('does not believe a receipt %s', async (_, wrong) => {
    let answer: unknown = wrong
    const waiting = setUp(() => answer).wait()
    await vi.advanceTimersByTimeAsync(2_000)
    answer = receipt
    await vi.advanceTimersByTimeAsync(8_000)
    await expect(waiting).resolves.toMatchObject({ hash, status: 'success' })
  })

  it('survives a node that fails for a while', async () => {
    let broken = true
    const waiting = setUp(() => {
      if (broken) throw new Error('node is down')
      return receipt
    }).wait()
    await vi.advanceTimersByTimeAsync(5_000)
    broken = false
    await vi.advanceTimersByTimeAsync(8_000)
    await expect(waiting).resolves.toMatchObject({ status: 'success' })
  })

  it('gives up after ten minutes, naming the transaction', async () => {
    const failure = expect(setUp(() => null).wait()).rejects.toMatchObject({
      code: 'receipt_timeout',
      context: { hash },
    })
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    await failure
  })

  it('stops at once when told to, and asks no more', async () => {
    const { wait, requests } = setUp(() => null)
    const controller = new AbortController()
    const failure = expect(wait(controller.signal)).rejects.toMatchObject({ code: 'request_aborted' })
    await vi.advanceTimersByTimeAsync(1_000)
    controller.abort()
    await failure
    const asked = requests.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(asked)
  })
})
