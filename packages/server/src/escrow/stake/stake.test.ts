import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestAuth, type TestAuth } from '../../../test/startTestAuth.js'
import { startTestEscrow, type TestEscrow } from '../../../test/startTestEscrow.js'
import { listen } from '../../http/listen.js'
import { createStakeReader } from './createStakeReader.js'
import type { StakeOptions } from './StakeOptions.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const addresses = { eip155: `0x${'ab'.repeat(20)}`, solana: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T' }

interface Call {
  method: string
  params: unknown[]
}

/** A node that answers as it is told; undefined is silence with a failure. */
let answer: (call: Call) => unknown
const node = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  const result = answer(JSON.parse(text))
  response.writeHead(result === undefined ? 500 : 200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
})
let url: string
beforeAll(async () => {
  url = `http://${await listen(node, '127.0.0.1', 0)}`
})
afterAll(() => {
  node.closeAllConnections()
  node.close()
})

const ether = (amount: number) => `0x${BigInt(amount * 1e6 * 1e12).toString(16)}`

describe('what is at stake', () => {
  const read = (options: StakeOptions | undefined) => createStakeReader(options, () => {})(addresses)

  it('is small up to the usual amount of a network, and up to the one that its owner sets [AU29]', async () => {
    const nodes = { 'eip155:1': url }
    const amounts = { 0: 'small', 0.01: 'small', 0.010001: 'large', 5: 'large' }
    for (const [amount, stake] of Object.entries(amounts)) {
      answer = () => ether(Number(amount))
      expect(await read({ nodes })).toBe(stake)
    }
    answer = () => ether(4)
    expect(await read({ nodes, smallAmounts: { 'eip155:1': '4' } })).toBe('small')
    expect(await read({ nodes, smallAmounts: { 'eip155:1': '3.999999' } })).toBe('large')
    answer = ({ method }) => (method === 'getBalance' ? { context: {}, value: 100_000_001 } : '0x0')
    expect(await read({ nodes: { ...nodes, [solana]: url } })).toBe('large')
    expect(await read({ nodes: { ...nodes, [solana]: url }, smallAmounts: { [solana]: '0.2' } })).toBe(
      'small',
    )
  })

  it('counts the tokens that are named [AU29]', async () => {
    const smallAmounts = { [`eip155:1/erc20:${usdc}`]: '20' }
    for (const [amount, stake] of [
      [20_000_000, 'small'],
      [20_000_001, 'large'],
    ] as const) {
      answer = ({ method, params: [call] }) => {
        if (method === 'eth_getBalance') return '0x0'
        const { to, data } = call as { to: string; data: string }
        expect(to).toBe(usdc)
        return `0x${(data.startsWith('0x313ce567') ? 6 : amount).toString(16).padStart(64, '0')}`
      }
      expect(await read({ nodes: { 'eip155:1': url }, smallAmounts })).toBe(stake)
    }
    const held = (amount: string) => ({
      account: { data: { parsed: { info: { tokenAmount: { amount, decimals: 6 } } } } },
    })
    const options = { nodes: { [solana]: url }, smallAmounts: { [`${solana}/token:${mint}`]: '20' } }
    for (const [accounts, stake] of [
      [[], 'small'],
      [[held('20000000')], 'small'],
      [[held('19999999'), held('2')], 'large'],
    ] as const) {
      answer = ({ method }) => ({ value: method === 'getBalance' ? 0 : accounts })
      expect(await read(options)).toBe(stake)
    }
  })

  it('is large where it is not known: no node, one that fails, or an answer that is none [AU29]', async () => {
    expect(await read(undefined)).toBe('large')
    expect(await read({ nodes: {} })).toBe('large')
    for (const result of [undefined, null, '', '0', 0, {}, '0xzz', `0x${'f'.repeat(65)}`]) {
      answer = () => result
      expect(await read({ nodes: { 'eip155:1': url } })).toBe('large')
    }
    answer = () => '0x0'
    expect(await read({ nodes: { 'eip155:1': url, 'eip155:10': 'http://127.0.0.1:1' } })).toBe('large')
  })

  it('is not begun with settings that make no sense', () => {
    const start = (options: StakeOptions) => () => createStakeReader(options, () => {})
    expect(start({ nodes: {}, smallAmounts: { 'eip155:1': '1' } })).toThrow('has no node')
    expect(start({ nodes: { 'eip155:1': url }, smallAmounts: { 'eip155:1': '1.2.3' } })).toThrow('1.2.3')
    expect(start({ nodes: { 'cosmos:hub': url } })).toThrow('cosmos:hub')
  })
})

describe('a new device', () => {
  let service: TestAuth
  let escrow: TestEscrow
  let people = 0
  beforeAll(async () => {
    service = await startTestAuth()
    const stake = { nodes: { 'eip155:1': url } }
    escrow = await startTestEscrow(service, { newDeviceHours: 24, smallWalletMinutes: 2, stake })
  })
  afterAll(async () => {
    await escrow.close()
    await service.close()
  })
  beforeEach(() => {
    answer = () => '0x0'
  })

  async function ask() {
    const owner = await escrow.enrol(`person${people++}@stake.example`)
    const { other, accessToken } = await escrow.signIn(owner)
    const approval = await escrow.askForApproval(other, accessToken, owner)
    await escrow.decide(approval, 'approved')
    return { owner, other, approval, ...approval }
  }

  const minute = 60_000

  it('waits for minutes while the wallet is empty, and its owner is told so [AU29]', async () => {
    const { owner, other, approvalId, text } = await ask()
    expect(text).toContain('waits another 2 minutes')
    const asked: unknown[] = []
    answer = ({ params }) => {
      asked.push(params[0])
      return '0x0'
    }
    const early = await escrow.release(other, approvalId)
    expect(early).toMatchObject({ status: 403, code: 'device_delayed' })
    service.clock.time += 2 * minute
    expect(await escrow.readState(other, approvalId)).toEqual({ state: 'approved' })
    expect(await escrow.release(other, approvalId)).toMatchObject({ status: 200 })
    // Of the addresses that came with the key, whatever anybody says now.
    expect(new Set(asked)).toEqual(new Set([owner.wallet.addresses.eip155]))
  })

  it('waits for a day where there is money in the wallet [AU29]', async () => {
    answer = () => ether(3)
    const { other, approvalId, text } = await ask()
    expect(text).toContain('waits another 24 hours')
    service.clock.time += 15 * minute
    expect(await escrow.release(other, approvalId)).toMatchObject({ status: 403, code: 'device_delayed' })
  })

  it('waits for a day where money came in after it was approved: what counts is there at the release [AU29]', async () => {
    const { other, approvalId } = await ask()
    service.clock.time += 2 * minute
    expect(await escrow.readState(other, approvalId)).toEqual({ state: 'approved' })
    answer = () => ether(3)
    expect(await escrow.release(other, approvalId)).toMatchObject({ status: 403, code: 'device_delayed' })
    expect(await escrow.readState(other, approvalId)).toMatchObject({ availableAt: expect.any(Number) })
  })

  it('waits for a day while the nodes do not answer [AU29]', async () => {
    const { other, approvalId } = await ask()
    answer = () => undefined
    service.clock.time += 10 * minute
    expect(await escrow.release(other, approvalId)).toMatchObject({ status: 403, code: 'device_delayed' })
  })

  it('is asked about with the name of the site, in the mail and on the page', async () => {
    answer = () => '0x0'
    const owner = await escrow.enrol(`person${people++}@stake.example`)
    const { other, accessToken } = await escrow.signIn(owner)
    const approval = await escrow.askForApproval(other, accessToken, owner)
    expect(approval.text).toContain('shop.example')
    const page = await (await fetch(approval.url)).text()
    expect(page).toMatch(/<strong><bdi dir="ltr">[^<]*shop\.example[^<]*<\/bdi><\/strong>/)
  })
})
