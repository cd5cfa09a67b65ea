import type { Connector } from '@portico/core'
import { describe, expect, it } from 'vitest'
import { createFakeNodes } from '../../test/createFakeNodes.js'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { createTestRuntime, testConnector } from '../../test/createTestRuntime.js'
import { readToken } from './readToken.js'

const token = '0x3333333333333333333333333333333333333333'
const word = (value: bigint | number) => value.toString(16).padStart(64, '0')
const toHex = (text: string) => [...new TextEncoder().encode(text)].map(byte => word(byte).slice(-2)).join('')
const encodeText = (text: string) =>
  `0x${word(32)}${word(text.length)}${toHex(text).padEnd(64, '0')}` as const

function setUp(decimals: unknown, symbol: unknown, connector: Connector = testConnector) {
  const answers: Readonly<Record<string, unknown>> = { '0x313ce567': decimals, '0x95d89b41': symbol }
  const answer = (call: unknown) => answers[(call as { data: string }).data]
  const { provider } = createFakeProvider({ eth_chainId: () => '0x1', eth_call: answer })
  const lie = (call: unknown) =>
    (call as { data: string }).data === '0x313ce567' ? `0x${word(21)}` : encodeText('LIE')
  const { fetch } = createFakeNodes({
    'https://data.example/v1/': { eth_chainId: () => '0x1', eth_call: lie },
    'https://own.example': { eth_chainId: () => '0x1', eth_call: answer },
  })
  const { runtime } = createTestRuntime(provider, {
    chainId: 1,
    rpcUrls: ['https://data.example/v1/', 'https://own.example'],
    environment: { fetch },
    options: { services: { data: 'https://data.example' } },
  })
  const account = { connector, network: createNetwork(1), address: token } as const
  return () => readToken(runtime, { ...account, token })
}

describe('readToken', () => {
  it('reads decimals and symbol from the contract [RD19]', async () => {
    expect(await setUp(`0x${word(6)}`, encodeText('USDC'))()).toEqual({ decimals: 6, symbol: 'USDC' })
  })

  it('never asks the data service, also for a wallet elsewhere [RD19]', async () => {
    const connector = { ...testConnector, isSource: true } as const
    const read = setUp(`0x${word(6)}`, encodeText('USDC'), connector)
    expect(await read()).toEqual({ decimals: 6, symbol: 'USDC' })
  })

  it('reads the symbol of older tokens, which is 32 bytes', async () => {
    const read = setUp(`0x${word(18)}`, `0x${toHex('MKR').padEnd(64, '0')}`)
    expect(await read()).toEqual({ decimals: 18, symbol: 'MKR' })
  })

  it.each([
    ['nothing', '0x'],
    ['more than any token has', `0x${word(255)}`],
    ['more than a number', `0x${word(6)}${word(6)}`],
    ['no bytes', 6],
  ])('fails where the contract answers with %s', async (_, decimals) => {
    await expect(setUp(decimals, encodeText('X'))()).rejects.toMatchObject({ code: 'internal_error' })
  })

  it.each(['0x', `0x${word(32)}${word(2n ** 200n)}${word(0)}`, undefined])(
    'knows no symbol where the contract says none: %s',
    async symbol => {
      expect(await setUp(`0x${word(6)}`, symbol)()).toEqual({ decimals: 6, symbol: undefined })
    },
  )
})
