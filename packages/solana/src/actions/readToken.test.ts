import { createAdapterContext } from '@portico/testing/conformance'
import { base64 } from '@scure/base'
import { expect, it } from 'vitest'
import { createSolanaNetwork, holder } from '../../test/createSolanaWorld.js'
import { metadataProgram, tokenPrograms } from '../programs.js'
import { readToken } from './readToken.js'

const genesis = '6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTGeuqtmD96K53B'
const network = createSolanaNetwork({
  chainId: `solana:${genesis.slice(0, 32)}`,
  url: 'http://node',
  wsUrl: '',
  airdrop: async () => {},
  stop: async () => {},
})
const token = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
/** Where Metaplex keeps what it knows of that mint. */
const metadataAddress = '5x38Kp4hvdomTCnCrAny4UtMUt5rQBdB6px2K1Ui45Wq'

const [program] = tokenPrograms
const describeMint = (decimals: unknown, more: object = {}, owner: unknown = program) => ({
  value: { owner, data: { parsed: { type: 'mint', info: { decimals, ...more } } } },
})
const metadata = (symbol: string) => {
  const text = new TextEncoder()
  const field = (words: string, length: number) => [
    length,
    0,
    0,
    0,
    ...text.encode(words.padEnd(length, '\0')),
  ]
  const bytes = Uint8Array.from([4, ...new Array(64).fill(0), ...field('USD Coin', 32), ...field(symbol, 10)])
  return { value: { owner: metadataProgram, data: [base64.encode(bytes), 'base64'] } }
}

async function ask(mint: unknown, known: unknown = { value: null }) {
  const answers: Readonly<Record<string, unknown>> = { [token]: mint, [metadataAddress]: known }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { method, params } = JSON.parse(String(init?.body))
    return Response.json({
      jsonrpc: '2.0',
      id: 1,
      result: method === 'getGenesisHash' ? genesis : answers[params[0]],
    })
  }
  // The adapter calls fetch with an address and an init only.
  const environment = { fetch: fetch as typeof globalThis.fetch }
  const { context } = createAdapterContext({ networks: [network], environment })
  const connector = { id: 'sun', name: 'Sun', type: 'ANNOUNCED', chain: 'solana' } as const
  return readToken({ context, endpoints: new Map() }, { connector, network, address: holder, token })
}

it('reads decimals from the mint and the symbol from Metaplex or Token-2022 [RD19]', async () => {
  expect(await ask(describeMint(6), metadata('USDC'))).toEqual({ decimals: 6, symbol: 'USDC' })
  const extensions = [{ extension: 'tokenMetadata', state: { symbol: 'PYUSD' } }]
  expect(await ask(describeMint(6, { extensions }))).toEqual({ decimals: 6, symbol: 'PYUSD' })
  expect(await ask(describeMint(9))).toEqual({ decimals: 9, symbol: undefined })
})

it.each([
  ['has no decimals', describeMint(undefined)],
  ['has impossible decimals', describeMint(255)],
  ['belongs to another program', describeMint(6, {}, holder)],
  ['is not there', { value: null }],
])('fails where the mint %s', async (_, mint) => {
  await expect(ask(mint)).rejects.toMatchObject({ code: 'internal_error' })
})
