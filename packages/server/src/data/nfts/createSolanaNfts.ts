import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { displayText } from '@portico/protocol/data'
import { base58 } from '@scure/base'
import * as v from 'valibot'
import { readBase58 } from '../../base58.js'
import { readTokenAccounts } from '../balances/createSolanaBalances.js'
import type { ChainNft, NftProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import type { MetadataReader } from './createMetadataReader.js'
import { isSpam } from './isSpam.js'

const pageSize = 24

export function createSolanaNfts(node: ChainNode, readMetadata: MetadataReader): NftProvider {
  async function describe(mints: readonly string[]): Promise<ChainNft[]> {
    const told = await readSolanaMetadata(node, mints)
    const nfts = await Promise.all(
      mints.map(async (mint, place): Promise<ChainNft[]> => {
        const own = told[place]
        if (!own) return []
        const { name = own.name, ...metadata } = own.uri ? await readMetadata(own.uri) : {}
        const isBait = isSpam(name, own.name)
        return [{ address: mint, tokenId: mint, amount: 1n, name, ...metadata, isSpam: isBait }]
      }),
    )
    return nfts.flat()
  }

  return {
    async readPage(address, cursor) {
      const start = /^[0-9]{1,6}$/.test(cursor ?? '0') ? Number(cursor ?? 0) : Number.NaN
      if (Number.isNaN(start)) return { items: [], next: undefined }
      const accounts = await readTokenAccounts(node, address)
      const mints = accounts
        .filter(({ tokenAmount }) => tokenAmount.decimals === 0 && tokenAmount.amount === 1n)
        .map(({ mint }) => mint)
      const end = start + pageSize
      const next = mints.length > end ? String(end) : undefined
      return { items: await describe(mints.slice(start, end)), next }
    },
  }
}

export interface SolanaMetadata {
  name?: string | undefined
  uri?: string | undefined
}

const metaplex = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'
/** The account type, update authority and mint precede the name. */
const mintAt = 33
const nameAt = 65
const longest = 400

const NameSchema = displayText(100)
const ExtensionSchema = v.object({
  extension: v.literal('tokenMetadata'),
  state: v.object({ name: v.string(), uri: v.string() }),
})
const MintsSchema = v.object({
  value: v.array(
    v.nullable(
      v.object({
        data: v.object({
          parsed: v.object({
            info: v.object({ supply: v.string(), extensions: v.optional(v.array(v.unknown())) }),
          }),
        }),
      }),
    ),
  ),
})
const AccountsSchema = v.object({
  value: v.array(
    v.nullable(v.object({ owner: v.string(), data: v.tuple([v.string(), v.literal('base64')]) })),
  ),
})

/** Metadata in the mint (Token-2022) or in a Metaplex account. Undefined unless its supply is one. */
export async function readSolanaMetadata(node: ChainNode, mints: readonly string[]) {
  if (mints.length === 0) return []
  const beside = mints.map(mint => findMetaplex(mint) ?? mint)
  const ask = (addresses: readonly string[], encoding: string) =>
    node.call('getMultipleAccounts', [addresses, { commitment: 'confirmed', encoding }])
  const [tokens, described] = await Promise.all([ask(mints, 'jsonParsed'), ask(beside, 'base64')])
  const parsed = v.parse(MintsSchema, tokens).value
  const accounts = v.parse(AccountsSchema, described).value
  return mints.map((mint, place) => {
    const info = parsed[place]?.data.parsed.info
    if (info?.supply !== '1') return undefined
    const account = accounts[place]
    const found =
      account?.owner === metaplex ? readMetaplex(Buffer.from(account.data[0], 'base64'), mint) : {}
    return readExtension(info.extensions ?? []) ?? found
  })
}

function findMetaplex(mint: string): string | undefined {
  const [program, token] = [readBase58(metaplex), readBase58(mint)]
  if (!program || !token) return undefined
  return deriveProgramAddress([Buffer.from('metadata'), program, token], metaplex)
}

function readExtension(extensions: readonly unknown[]): SolanaMetadata | undefined {
  const found = extensions.map(each => v.safeParse(ExtensionSchema, each)).find(({ success }) => success)
  return found?.success ? clean(found.output.state) : undefined
}

function readMetaplex(data: Buffer, mint: string): SolanaMetadata {
  const texts: string[] = []
  for (let offset = nameAt; texts.length < 3; ) {
    if (offset + 4 > data.length) return {}
    const length = data.readUInt32LE(offset)
    const end = offset + 4 + length
    if (length > longest || end > data.length) return {}
    texts.push(data.toString('utf8', offset + 4, end))
    offset = end
  }
  const isOfMint = readBase58(mint)?.equals(data.subarray(mintAt, nameAt)) === true
  const [name = '', , uri = ''] = texts
  return isOfMint ? clean({ name, uri }) : {}
}

function clean({ name, uri }: { name: string; uri: string }): SolanaMetadata {
  const withoutZeros = (text: string) => text.replaceAll('\0', '').trim()
  const shown = v.safeParse(NameSchema, withoutZeros(name))
  return {
    name: (shown.success && shown.output) || undefined,
    uri: withoutZeros(uri) || undefined,
  }
}

const bumps = 256

export function deriveProgramAddress(seeds: readonly Uint8Array[], program: string): string | undefined {
  const id = readBase58(program)
  if (!id) return undefined
  for (let bump = bumps - 1; bump >= 0; bump--) {
    const parts = [...seeds, Uint8Array.of(bump), id, Buffer.from('ProgramDerivedAddress')]
    const hash = createHash('sha256').update(Buffer.concat(parts)).digest()
    // Solana decodes points by the rules of ZIP 215.
    if (!ed25519.utils.isValidPublicKey(hash, true)) return base58.encode(hash)
  }
  return undefined
}
