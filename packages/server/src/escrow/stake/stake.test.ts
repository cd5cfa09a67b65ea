import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import {
  EscrowTicketAnswerSchema,
  StartApprovalAnswerSchema,
  StartEmailChangeAnswerSchema,
  type WalletAccounts,
} from '@portico/protocol/auth'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestAuth, type TestAuth } from '../../../test/startTestAuth.js'
import { startTestEscrow, type TestEscrow } from '../../../test/startTestEscrow.js'
import { isFamily } from '../../data/nodes/identifyChain.js'
import { listen } from '../../http/createHttpServer.js'
import { createRecipient } from '../../secrets/hpke.js'
import { type AtStake, createStakeReader } from './createStakeReader.js'
import type { StakeOptions } from './listAssets.js'

const networks = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  cosmos: 'cosmos:cosmoshub-4',
}
const { solana } = networks
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const addresses = { eip155: `0x${'ab'.repeat(20)}`, solana: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T' }
const smart = `0x${'5a'.repeat(20)}`
const [segwit, taproot] = ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', `bc1p${'q'.repeat(58)}`]
const atom = 'cosmos1lqsq7n0d9ryk2efnnsskwdp5nj8fdhvhn2m6pz'
const dot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const accounts = [
  `${networks.eip155}:${addresses.eip155}`,
  `${networks.eip155}:${smart}`,
  `${solana}:${addresses.solana}`,
  `${networks.bip122}:${segwit}`,
  `${networks.bip122}:${taproot}`,
  `${networks.polkadot}:${dot}`,
  `${networks.cosmos}:${atom}`,
]

interface Call {
  method: string
  params: unknown[]
}

/** How each node says which network it is on. */
const identities: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  chain_getBlockHash: '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
  '/block-height/0': '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  '/cosmos/base/tendermint/v1beta1/node_info': { default_node_info: { network: 'cosmoshub-4' } },
}

const nothing = (path: string) => {
  if (path.includes('/delegations/')) return { delegation_responses: [] }
  if (path.includes('/delegators/')) return { unbonding_responses: [] }
  if (path.startsWith('/cosmos/bank')) return { balances: [] }
  const none = { funded_txo_sum: 0, spent_txo_sum: 0 }
  return { chain_stats: none, mempool_stats: none }
}

/** Nodes that answer as they are told; undefined is silence with a failure. */
let answer: (call: Call) => unknown
let get: (path: string) => unknown = nothing
const node = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  const path = request.url ?? ''
  if (request.method === 'GET') {
    const result = identities[path] ?? get(path)
    response.writeHead(result === undefined ? 500 : 200)
    return response.end(typeof result === 'string' ? result : JSON.stringify(result))
  }
  const call = JSON.parse(text)
  const result = identities[call.method] ?? answer(call)
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

/** Of nodes where nobody has anything. */
const answerNothing = ({ method }: Call) => {
  if (method === 'getBalance') return { context: {}, value: 0 }
  if (method === 'system_properties') return { tokenSymbol: 'DOT', tokenDecimals: 10 }
  return method === 'state_getStorage' ? null : '0x0'
}

const ether = (amount: number) => `0x${BigInt(amount * 1e6 * 1e12).toString(16)}`

describe('what is at stake', () => {
  /** Of the families that have a node, unless the test says more. */
  const read = (options: StakeOptions | undefined, wallet: AtStake = { addresses, accounts }) => {
    const families = [...new Set(Object.keys(options?.nodes ?? {}).map(id => id.split(':')[0]))].filter(
      isFamily,
    )
    return createStakeReader(options && { families, ...options }, () => {})(wallet)
  }
  const everyNode = () => Object.fromEntries(Object.values(networks).map(network => [network, url]))
  beforeEach(() => {
    answer = answerNothing
    get = nothing
  })

  it('is small up to the usual amount of a network, and up to the one that its owner sets [AU29]', async () => {
    const nodes = { 'eip155:1': url }
    const amounts = { 0: 'small', 0.005: 'small', 0.005001: 'large', 5: 'large' }
    for (const [amount, stake] of Object.entries(amounts)) {
      // In the plain account and in the smart one, which count together.
      answer = () => ether(Number(amount))
      expect(await read({ nodes })).toBe(stake)
    }
    answer = () => ether(4)
    expect(await read({ nodes, smallAmounts: { 'eip155:1': '8' } })).toBe('small')
    expect(await read({ nodes, smallAmounts: { 'eip155:1': '7.999999' } })).toBe('large')
    answer = ({ method }) => (method === 'getBalance' ? { context: {}, value: 100_000_001 } : '0x0')
    expect(await read({ nodes: { ...nodes, [solana]: url } })).toBe('large')
    expect(await read({ nodes: { ...nodes, [solana]: url }, smallAmounts: { [solana]: '0.2' } })).toBe(
      'small',
    )
  })

  it('counts the tokens that are named [AU29]', async () => {
    const smallAmounts = { [`eip155:1/erc20:${usdc}`]: '20' }
    for (const [amount, stake] of [
      [10_000_000, 'small'],
      [10_000_001, 'large'],
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
    expect(await read({ nodes: { 'eip155:1': url } })).toBe('small')
    expect(await read({ nodes: { 'eip155:1': url, 'eip155:10': 'http://127.0.0.1:1' } })).toBe('large')
    // A node of another network than its owner has said.
    expect(await read({ nodes: { 'eip155:10': url } }, { addresses, accounts: [] })).toBe('large')
  })

  it('is large for 500 ETH in the smart account [AU32]', async () => {
    answer = call =>
      call.method === 'eth_getBalance' && call.params[0] === smart ? ether(500) : answerNothing(call)
    expect(await read({ nodes: { 'eip155:1': url } })).toBe('large')
    expect(await read({ nodes: everyNode(), families: undefined })).toBe('large')
  })

  it('counts every family, and each account of it [AU32]', async () => {
    expect(await read({ nodes: everyNode(), families: undefined })).toBe('small')
    const coins = (funded_txo_sum: number) => ({ funded_txo_sum, spent_txo_sum: 0 })
    const stored = (free: bigint, reserved: bigint) => {
      const bytes = Buffer.alloc(80)
      bytes.writeBigUInt64LE(free, 16)
      bytes.writeBigUInt64LE(reserved, 32)
      return `0x${bytes.toString('hex')}`
    }
    const balance = { denom: 'uatom', amount: '5000001' }
    const paths: Readonly<Record<string, unknown>> = {
      [`/address/${segwit}`]: { chain_stats: coins(30_001), mempool_stats: coins(0) },
      [`/address/${taproot}`]: { chain_stats: coins(0), mempool_stats: coins(30_001) },
      [`/cosmos/bank/v1beta1/balances/${atom}?pagination.limit=1000`]: { balances: [balance] },
      [`/cosmos/staking/v1beta1/delegations/${atom}?pagination.limit=1000`]: {
        delegation_responses: [{ balance }],
      },
      [`/cosmos/staking/v1beta1/delegators/${atom}/unbonding_delegations?pagination.limit=1000`]: {
        unbonding_responses: [{ entries: [{ balance: balance.amount }] }],
      },
    }
    for (const path of Object.keys(paths)) {
      get = asked => (asked === path ? paths[path] : nothing(asked))
      expect([path, await read({ nodes: everyNode(), families: undefined })]).toEqual([path, 'large'])
    }
    get = nothing
    for (const amounts of [
      [50_000_000_001n, 0n],
      [0n, 50_000_000_001n],
    ] as const) {
      answer = call =>
        call.method === 'state_getStorage' ? stored(amounts[0], amounts[1]) : answerNothing(call)
      expect(await read({ nodes: everyNode(), families: undefined })).toBe('large')
    }
    // What anybody can send, of a coin that anybody can make.
    answer = answerNothing
    get = path =>
      path.startsWith('/cosmos/bank')
        ? { balances: [{ denom: `factory/${atom}/gold`, amount: '9'.repeat(20) }] }
        : nothing(path)
    expect(await read({ nodes: everyNode(), families: undefined })).toBe('small')
  })

  it('is large where a family has no node, unless its owner says that it is not used [AU32]', async () => {
    for (const network of Object.values(networks)) {
      const { [network]: _, ...nodes } = everyNode()
      expect([network, await read({ nodes, families: undefined })]).toEqual([network, 'large'])
      expect([network, await read({ nodes })]).toEqual([network, 'small'])
    }
  })

  it('is large where the wallet has named no accounts, one without a node, or one that is none [AU32]', async () => {
    const nodes = everyNode()
    const readFor = (named: WalletAccounts | null) =>
      read({ nodes, families: undefined }, { addresses, accounts: named })
    expect(await readFor(accounts)).toBe('small')
    expect(await readFor(null)).toBe('large')
    expect(await readFor([...accounts, `eip155:8453:${smart}`])).toBe('large')
    expect(await readFor([...accounts, 'eip155:1:somewhere'])).toBe('large')
    for (const family of ['bip122', 'polkadot', 'cosmos'])
      expect(await readFor(accounts.filter(account => !account.startsWith(family)))).toBe('large')
  })

  it('is not begun with settings that make no sense', () => {
    const start = (options: StakeOptions) => () => createStakeReader(options, () => {})
    expect(start({ nodes: {}, smallAmounts: { 'eip155:1': '1' } })).toThrow('has no node')
    expect(start({ nodes: { 'eip155:1': url }, smallAmounts: { 'eip155:1': '1.2.3' } })).toThrow('1.2.3')
    expect(start({ nodes: { 'near:main': url } })).toThrow('near:main')
  })
})

describe('a new device', () => {
  let service: TestAuth
  let escrow: TestEscrow
  let people = 0
  beforeAll(async () => {
    service = await startTestAuth()
    const stake = { nodes: { 'eip155:1': url }, families: ['eip155'] as const }
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
    const { wallet } = owner
    expect(new Set(asked)).toEqual(new Set([wallet.addresses.eip155, wallet.smart]))
  })

  it('waits for a day after a mailbox was added, however empty the wallet is [AU33]', async () => {
    const owner = await escrow.enrol(`person${people++}@stake.example`)
    const { device, wallet, accessToken } = owner
    const email = `person${people++}@stake.example`
    const call = async (path: string, body: object) =>
      (await device.call(`/auth/${path}`, body, { accessToken })).body
    // A mailbox gets one code in half a minute.
    service.clock.time += minute
    const { changeId } = v.parse(StartEmailChangeAnswerSchema, await call('email/start', { email }))
    await call('email/old', { changeId, code: await service.readCode(owner.email) })
    await call('email/new', { changeId, code: await service.readCode(email) })

    /** Stores a key for the new mailbox, as the vault does, and asks for it on another device. */
    async function getWait() {
      const ticketBody = { purpose: 'store', emailChange: changeId }
      const { ticket } = v.parse(EscrowTicketAnswerSchema, await call('escrow/ticket', ticketBody))
      const key = randomBytes(32)
      const { publicKey } = await createRecipient(key)
      const { id: walletId, addresses } = wallet
      await escrow.store(device, { ticket, walletId, email, key, addresses })
      await escrow.at(device).call('/escrow/confirm', wallet.confirm(publicKey))
      return async () => {
        const { other, accessToken } = await escrow.signIn(owner)
        const { body } = await escrow.ask(other, await escrow.getTicket(other, accessToken, 'release'), {
          publicKey,
        })
        return v.parse(StartApprovalAnswerSchema, body).wait
      }
    }
    const first = await getWait()
    // Another key for the same mailbox does not shorten it.
    const second = await getWait()
    service.clock.time += minute
    expect(await first()).toBe(24 * 3600)
    service.clock.time += 15 * minute
    expect(await second()).toBe(24 * 3600)
    service.clock.time += 24 * 60 * minute
    expect(await second()).toBe(2 * 60)
  })

  it('waits for a day where the money is in the smart account [AU32]', async () => {
    const { owner, other, approvalId } = await ask()
    answer = ({ params }) => (params[0] === owner.wallet.smart ? ether(500) : '0x0')
    service.clock.time += 15 * minute
    expect(await escrow.release(other, approvalId)).toMatchObject({ status: 403, code: 'device_delayed' })
  })

  it('waits for a day while the wallet has not signed what its accounts are [AU32]', async () => {
    const owner = await escrow.enrol(`person${people++}@stake.example`)
    const confirm = (body: object) => escrow.at(owner.device).call('/escrow/confirm', body)
    const { wallet, publicKey } = owner
    // Fewer accounts than it has named, by somebody without its key.
    const forged = { ...wallet.confirm(publicKey, wallet.accounts), accounts: [] }
    expect(await confirm(forged)).toMatchObject({ status: 403, code: 'owner_proof_invalid' })
    answer = ({ params }) => (params[0] === wallet.smart ? ether(500) : '0x0')
    const { other, accessToken } = await escrow.signIn(owner)
    expect((await escrow.askForApproval(other, accessToken, owner)).text).toContain('24 hours')

    answer = () => '0x0'
    const silent = await escrow.enrol(`person${people++}@stake.example`, { names: false })
    const next = await escrow.signIn(silent)
    const asked = await escrow.askForApproval(next.other, next.accessToken, silent)
    expect(asked.text).toContain('24 hours')
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
