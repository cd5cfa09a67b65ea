import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { sendCalls } from './sendCalls.js'

const network = createNetwork(1)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setUp(answer: unknown = { id: '0x1' }) {
  const wallet = createFakeProvider({ eth_chainId: () => '0x1', wallet_sendCalls: () => answer })
  const { runtime } = createTestRuntime(wallet.provider)
  return {
    ...wallet,
    send: (calls: Parameters<typeof sendCalls>[1]['calls'], capabilities?: Record<string, unknown>) =>
      sendCalls(runtime, { connector, network, address, calls, capabilities }),
  }
}

describe('sendCalls', () => {
  it('asks with chain, account, version 2 of EIP-5792, and the capabilities of the batch and of each call [E-09]', async () => {
    const { send, requests } = setUp()
    const paymasterService = { url: 'https://pay.example' }
    await send(
      [
        { to: address, value: 1n },
        { to: address, data: '0x12', capabilities: { flowControl: { onFailure: 'halt' } } },
      ],
      { paymasterService },
    )
    expect(requests.at(-1)?.params).toEqual([
      {
        version: '2.0.0',
        from: address,
        chainId: '0x1',
        atomicRequired: false,
        calls: [
          { to: address, value: '0x1' },
          { to: address, data: '0x12', capabilities: { flowControl: { onFailure: 'halt' } } },
        ],
        capabilities: { paymasterService },
      },
    ])
  })

  it.each([
    ['to', { to: address.slice(2) }],
    ['to', { to: 'vitalik.eth' }],
    ['data', { to: address, data: 'abcd' }],
  ])(
    'refuses a call whose "%s" does not start with 0x, before the wallet hears of it [R-03]',
    async (field, call) => {
      const { send, methods } = setUp()
      await expect(send([call])).rejects.toMatchObject({
        code: 'invalid_params',
        message: expect.stringContaining(`"${field}"`),
      })
      expect(methods()).toEqual([])
    },
  )

  it('understands wallets that answer with the id alone', async () => {
    await expect(setUp('0xabc').send([{ to: address }])).resolves.toEqual({ id: '0xabc' })
  })

  it.each([null, {}, { id: '' }, { id: 12 }, 'x'.repeat(9000)])(
    'does not call a batch undone whose id the wallet does not say (%#)',
    async answer => {
      await expect(setUp(answer).send([{ to: address }])).rejects.toMatchObject({
        code: 'submission_unknown',
      })
    },
  )
})
