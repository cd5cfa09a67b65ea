import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { waitForReceipt } from './waitForReceipt.js'

const network = createNetwork(1)
const hash = `0x${'ab'.repeat(32)}`
const receipt = { transactionHash: hash, status: '0x1', blockNumber: '0x10' }

function setUp(answer: () => unknown, head: () => unknown = () => '0x10') {
  const wallet = createFakeProvider({ eth_getTransactionReceipt: answer, eth_blockNumber: head })
  const { runtime } = createTestRuntime(wallet.provider, { chainId: 1, rpcUrls: [] })
  return {
    ...wallet,
    wait: (signal?: AbortSignal, confirmations?: number) =>
      waitForReceipt(runtime, { connector, network, hash, signal, confirmations }),
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

  it('waits for as many blocks as wanted, the transaction’s own included [RP05]', async () => {
    let head = 0x10
    const { wait } = setUp(
      () => receipt,
      () => `0x${head.toString(16)}`,
    )
    const settled = vi.fn()
    const waiting = wait(undefined, 3).finally(settled)
    await vi.advanceTimersByTimeAsync(10_000)
    head = 0x11
    await vi.advanceTimersByTimeAsync(10_000)
    expect(settled).not.toHaveBeenCalled()
    head = 0x12
    await vi.advanceTimersByTimeAsync(8_000)
    await expect(waiting).resolves.toMatchObject({ status: 'success', blockNumber: 16n })
  })

  it('goes back to waiting when the chain takes the transaction back, and believes its last word [RP05]', async () => {
    let answer: unknown = receipt
    let head: unknown = '0x10'
    const { wait } = setUp(
      () => answer,
      () => head,
    )
    const settled = vi.fn()
    const waiting = wait(undefined, 2).finally(settled)
    await vi.advanceTimersByTimeAsync(5_000)
    answer = null
    head = '0x20'
    await vi.advanceTimersByTimeAsync(20_000)
    expect(settled).not.toHaveBeenCalled()
    // In another block now, where it fails.
    answer = { ...receipt, status: '0x0', blockNumber: '0x20' }
    await vi.advanceTimersByTimeAsync(20_000)
    expect(settled).not.toHaveBeenCalled()
    head = '0x21'
    await vi.advanceTimersByTimeAsync(8_000)
    await expect(waiting).resolves.toMatchObject({ status: 'reverted', blockNumber: 32n })
  })

  it.each([null, '0x', 'soon', undefined])('counts no blocks from a head that is %s', async head => {
    const { wait } = setUp(
      () => receipt,
      () => head,
    )
    const failure = expect(wait(undefined, 2)).rejects.toMatchObject({ code: 'receipt_timeout' })
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    await failure
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
