import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { estimateTransfer } from './estimateTransfer.js'
import { readReceiver } from './readReceiver.js'
import { readTransaction } from './readTransaction.js'
import { transfer } from './transfer.js'

const network = createNetwork(1)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const receiver = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const dollar = '0x3333333333333333333333333333333333333333'
/** Its `transfer` is declared to return nothing. */
const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const account = { connector, network, address }
const hash = `0x${'ab'.repeat(32)}`
const yes = `0x${'1'.padStart(64, '0')}`
const no = `0x${'0'.repeat(64)}`

function setUp(answers: Parameters<typeof createFakeProvider>[0]) {
  const wallet = createFakeProvider({
    eth_chainId: () => '0x1',
    eth_gasPrice: () => '0x64',
    eth_estimateGas: () => '0x5208',
    ...answers,
  })
  return { ...wallet, runtime: createTestRuntime(wallet.provider, { chainId: 1, rpcUrls: [] }).runtime }
}

describe('what an EVM wallet is asked for to move something', () => {
  it('is the currency as value, and a token by a call of its contract', async () => {
    const { runtime, requests } = setUp({ eth_sendTransaction: () => hash })
    await expect(transfer(runtime, { ...account, receiver, amount: 255n })).resolves.toEqual({ id: hash })
    expect(requests.at(-1)?.params).toMatchObject([{ to: receiver, value: '0xff' }])
    const other = setUp({ eth_sendTransaction: () => hash })
    await transfer(other.runtime, {
      ...account,
      receiver,
      amount: 255n,
      token: { address: dollar, decimals: 6 },
    })
    expect(other.requests.at(-1)?.params).toEqual([
      {
        from: address,
        to: dollar,
        data: `0xa9059cbb${receiver.slice(2).toLowerCase().padStart(64, '0')}${'ff'.padStart(64, '0')}`,
        chainId: '0x1',
      },
    ])
  })
})

describe('what a transfer costs', () => {
  const estimate = (answers: Parameters<typeof setUp>[0], token?: string) =>
    estimateTransfer(setUp(answers).runtime, {
      ...account,
      receiver,
      amount: 1n,
      ...(token && { token: { address: token, decimals: 6 } }),
    })

  it('is gas by its price, and twice of it has to be there', async () => {
    expect(await estimate({})).toEqual({
      choices: [{ speed: 'normal', fee: 2_100_000n, reserve: 4_200_000n }],
    })
  })

  it('is known for tokens that say yes, and those that say nothing, as USDT does [K-17]', async () => {
    for (const [token, answer] of [
      [dollar, yes],
      [dollar, '0x'],
      [usdt, '0x'],
      [usdt.toUpperCase().replace('0X', '0x'), no],
    ] as const)
      expect(await estimate({ eth_call: () => answer }, token)).not.toHaveProperty('willFail')
  })

  it.each([
    ['by its answer', { eth_call: () => no }],
    [
      'by an error',
      {
        eth_call: () => yes,
        eth_estimateGas: () => {
          throw { code: 3, message: 'execution reverted' }
        },
      },
    ],
  ])('is nothing where the token refuses %s', async (_, answers) => {
    expect(await estimate(answers, dollar)).toEqual({ choices: [], willFail: true })
  })

  it('is not made up where the node does not answer', async () => {
    const offline = () => {
      throw new Error('offline')
    }
    await expect(estimate({ eth_estimateGas: offline })).rejects.toThrow()
    await expect(estimate({ eth_gasPrice: () => 'much' })).rejects.toThrow()
  })
})

describe('a receiver on an EVM chain', () => {
  const read = (to: string, code: unknown = '0x') =>
    readReceiver(setUp({ eth_getCode: () => code }).runtime, { ...account, receiver: to })

  it.each([receiver, receiver.toLowerCase(), `0x${receiver.slice(2).toUpperCase()}`])(
    'is taken in the spelling %s [R-20]',
    async to => expect(await read(to)).toEqual({ kind: 'account' }),
  )

  it('is mistyped where its checksum is wrong [R-20]', async () => {
    expect(await read(receiver.replace('5aAe', '5aae'))).toEqual({ kind: 'invalid' })
  })

  it('is a contract where there is code, unless its own key has put it there', async () => {
    expect(await read(receiver, '0x6001')).toEqual({ kind: 'contract' })
    expect(await read(receiver, `0xef0100${dollar.slice(2)}`)).toEqual({ kind: 'account' })
  })
})

describe('how far a transaction has come', () => {
  const receipt = { transactionHash: hash, status: '0x1', blockNumber: '0x10' }
  const read = (answers: Parameters<typeof setUp>[0], mark?: string) =>
    readTransaction(
      setUp({
        eth_getTransactionReceipt: () => null,
        eth_getTransactionByHash: () => null,
        eth_getTransactionCount: () => '0x8',
        ...answers,
      }).runtime,
      { ...account, id: hash, mark },
    )

  it('is in its receipt', async () => {
    expect(await read({ eth_getTransactionReceipt: () => receipt })).toEqual({ status: 'confirmed' })
    const failed = { ...receipt, status: '0x0' }
    expect(await read({ eth_getTransactionReceipt: () => failed })).toEqual({ status: 'failed' })
    const other = { ...receipt, transactionHash: `0x${'cd'.repeat(32)}` }
    expect(await read({ eth_getTransactionReceipt: () => other })).toEqual({ status: 'pending' })
  })

  it('is waited for while a node knows it, and its number is noted', async () => {
    const known = { eth_getTransactionByHash: () => ({ nonce: '0x7' }) }
    expect(await read(known)).toEqual({ status: 'pending', mark: '0x7' })
  })

  it('is over where the account is past its number without it', async () => {
    expect(await read({}, '0x7')).toEqual({ status: 'replaced' })
    expect(await read({}, '0x8')).toEqual({ status: 'pending', mark: '0x8' })
    expect(await read({})).toEqual({ status: 'pending', mark: undefined })
  })

  it('is not over where it was mined between two questions', async () => {
    let asked = 0
    const mined = () => {
      asked += 1
      return asked > 1 ? receipt : null
    }
    expect(await read({ eth_getTransactionReceipt: mined }, '0x7')).toEqual({ status: 'confirmed' })
  })
})
