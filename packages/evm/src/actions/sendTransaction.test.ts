import type { Hex } from '@portico/core/adapter'
import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { sendTransaction } from './sendTransaction.js'

const network = createNetwork(1)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'ab'.repeat(32)}`

function setUp(answer: unknown, chainId: unknown = '0x1', to: string = address) {
  const wallet = createFakeProvider({ eth_chainId: () => chainId, eth_sendTransaction: () => answer })
  const { runtime } = createTestRuntime(wallet.provider)
  return {
    ...wallet,
    send: () =>
      sendTransaction(runtime, {
        connector,
        network,
        address,
        transaction: { to: to as Hex, value: 255n, data: '0x', gas: 21_000n },
      }),
  }
}

describe('sendTransaction', () => {
  it('names the chain, so that a wallet cannot send on another one', async () => {
    const { send, requests } = setUp(hash)
    await expect(send()).resolves.toBe(hash)
    expect(requests.at(-1)?.params).toEqual([
      { from: address, to: address, value: '0xff', data: '0x', gas: '0x5208', chainId: '0x1' },
    ])
  })

  it.each([null, undefined, '', '0x', hash.slice(0, 20), `${hash}00`, `0x${'zz'.repeat(32)}`, { hash }, 12])(
    'refuses %s for a hash [R-18]',
    async answer => {
      await expect(setUp(answer).send()).rejects.toMatchObject({ code: 'malformed_transaction_hash' })
    },
  )

  it.each(['vitalik.eth', '', '0x', address.slice(0, 41), `${address}0`])(
    'does not ask the wallet to send to %s, which is no address [R-20]',
    async to => {
      const { send, requests } = setUp(hash, '0x1', to)
      await expect(send()).rejects.toMatchObject({ code: 'invalid_params' })
      expect(requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
    },
  )

  it('takes what pages without types write: numbers as JSON-RPC has them, and null for what is left open', async () => {
    const { provider, requests } = createFakeProvider({
      eth_chainId: () => '0x1',
      eth_sendTransaction: () => hash,
    })
    const { runtime } = createTestRuntime(provider)
    const send = (transaction: object) =>
      sendTransaction(runtime, { connector, network, address, transaction: transaction as { to: Hex } })
    await send({ to: address, value: '0x', data: '', gas: null })
    expect(requests.at(-1)?.params).toEqual([{ from: address, to: address, value: '0x0', chainId: '0x1' }])
    await expect(send({ to: address, value: '10' })).rejects.toMatchObject({
      code: 'invalid_params',
      message: expect.stringContaining('transaction.value is not a number.'),
    })
  })

  it('refuses the same hash for a second transaction', async () => {
    const { send } = setUp(hash)
    await send()
    await expect(send()).rejects.toMatchObject({ code: 'malformed_transaction_hash' })
  })

  it.each(['0x5', 'main', null])(
    'sends nothing while the wallet says that it is on chain %s',
    async chainId => {
      const { send, methods } = setUp(hash, chainId)
      await expect(send()).rejects.toMatchObject({ code: 'chain_disconnected' })
      expect(methods()).toEqual(['eth_chainId'])
    },
  )
})
