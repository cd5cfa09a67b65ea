import { base58 } from '@scure/base'
import { expect, it } from 'vitest'
import type { ChainNode } from '../nodes/createChainNode.js'
import { createSolanaNfts, deriveProgramAddress } from './createSolanaNfts.js'

const metaplex = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'
const mints = Array.from({ length: 30 }, (_, index) => base58.encode(new Uint8Array(32).fill(index + 1)))
const [first = '', second = '', third = '', fourth = '', fifth = ''] = mints

const toBytes = (address: string) => Buffer.from(base58.decode(address))
const metadataOf = (mint: string) =>
  deriveProgramAddress([Buffer.from('metadata'), toBytes(metaplex), toBytes(mint)], metaplex) ?? ''

function writeText(text: string, length: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(length)
  return Buffer.concat([size, Buffer.from(text.padEnd(length, '\0'))])
}

const describeMint = (mint: string, name: string, uri: string) =>
  Buffer.concat([
    Buffer.alloc(33, 4),
    toBytes(mint),
    writeText(name, 32),
    writeText('CAT', 10),
    writeText(uri, 200),
    Buffer.alloc(20),
  ])

const hold = (mint: string) => ({
  account: { data: { parsed: { info: { mint, tokenAmount: { amount: '1', decimals: 0 } } } } },
})

interface Told {
  held: readonly string[]
  /** By mint: of how many there are, and what is in the token itself. */
  supplies?: Readonly<Record<string, string>>
  extensions?: Readonly<Record<string, readonly unknown[]>>
  /** By the address of the account beside it. */
  beside?: Readonly<Record<string, Buffer>>
  owner?: string
}

/** A node in the shape that nodes answer, with a file behind every address. */
function createNfts({ held, supplies = {}, extensions = {}, beside = {}, owner = metaplex }: Told) {
  const call = async (method: string, params: unknown) => {
    const [asked, options] = params as [string | string[], { encoding?: string; programId?: string }] // as the provider asks
    if (method === 'getTokenAccountsByOwner')
      return { value: options.programId?.startsWith('Tokenkeg') ? held.map(hold) : [] }
    if (!Array.isArray(asked)) throw new Error(`${method} is not asked for.`)
    if (options.encoding === 'base64')
      return {
        value: asked.map(address => {
          const data = beside[address]
          return data ? { owner, data: [data.toString('base64'), 'base64'] } : null
        }),
      }
    return {
      value: asked.map(mint => ({
        data: { parsed: { info: { supply: supplies[mint] ?? '1', extensions: extensions[mint] } } },
      })),
    }
  }
  // The provider uses no other.
  const node = { call } as unknown as ChainNode
  return createSolanaNfts(node, async uri =>
    uri.startsWith('https://') ? { name: `File ${uri}`, imageUrl: 'ipfs://cat.png' } : {},
  )
}

it('finds the account of Metaplex where others find it', () => {
  expect(metadataOf('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')).toBe(
    '5x38Kp4hvdomTCnCrAny4UtMUt5rQBdB6px2K1Ui45Wq',
  )
})

it('names collectibles of Solana by Metaplex, by the token itself, and by the file behind it [W-21]', async () => {
  const state = { name: 'Newer', uri: '' }
  const { items } = await createNfts({
    held: [first, second, third],
    extensions: { [second]: [{ extension: 'metadataPointer' }, { extension: 'tokenMetadata', state }] },
    beside: {
      [metadataOf(first)]: describeMint(first, 'Cat 1', 'https://files.example/1.json'),
      [metadataOf(third)]: describeMint(third, 'Claim at evil.com', ''),
    },
  }).readPage('owner', undefined)
  expect(items).toMatchObject([
    { address: first, tokenId: first, name: 'File https://files.example/1.json', imageUrl: 'ipfs://cat.png' },
    { address: second, name: 'Newer', isSpam: false },
    { address: third, name: 'Claim at evil.com', isSpam: true },
  ])
})

it('leaves out what there is more of, and believes no metadata of others', async () => {
  const long = Buffer.concat([Buffer.alloc(65), writeText('x', 32)])
  long.writeUInt32LE(0xffff_ffff, 65)
  const told = {
    held: [first, second, third, fourth, fifth],
    supplies: { [first]: '2' },
    beside: {
      [metadataOf(second)]: describeMint(first, 'Of another', 'https://files.example/2.json'),
      [metadataOf(third)]: long,
      [metadataOf(fourth)]: Buffer.alloc(10),
    },
  }
  const { items } = await createNfts(told).readPage('owner', undefined)
  expect(items).toEqual(
    [second, third, fourth, fifth].map(address => expect.objectContaining({ address, name: undefined })),
  )
  const forged = { held: [first], beside: { [metadataOf(first)]: describeMint(first, 'Forged', '') } }
  const { items: others } = await createNfts({ ...forged, owner: first }).readPage('owner', undefined)
  expect(others).toMatchObject([{ address: first, name: undefined }])
})

it('comes in pages', async () => {
  const nfts = createNfts({ held: mints })
  const { items, next } = await nfts.readPage('owner', undefined)
  expect([items.length, next]).toEqual([24, '24'])
  const rest = await nfts.readPage('owner', next)
  expect([rest.items.length, rest.next]).toEqual([6, undefined])
  expect(await nfts.readPage('owner', 'x')).toEqual({ items: [], next: undefined })
})
