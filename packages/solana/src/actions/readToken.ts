import type { AccountParameters, ChainReader, TokenFacts } from '@portico/core/adapter'
import { readProperty } from '@portico/core/adapter'
import { internalError, PorticoError } from '@portico/protocol'
import { base64 } from '@scure/base'
import { decodeAddress, toBytes } from '../address.js'
import { metadataProgram, tokenPrograms } from '../programs.js'
import { fetchSolana } from '../rpc/fetchSolana.js'
import { deriveAddress } from '../token/deriveTokenAccount.js'

const maximumDecimals = 36

/** Any endpoint may be used: TransferChecked fails on-chain if the decimals are wrong. */
export async function readToken(
  runtime: ChainReader,
  { network, token }: AccountParameters & { readonly token: string },
): Promise<TokenFacts> {
  if (!decodeAddress(token)) throw new PorticoError(internalError)
  const read = async (address: string, encoding: string) =>
    readProperty(
      await fetchSolana(runtime, network, 'getAccountInfo', [address, { encoding, commitment: 'confirmed' }]),
      'value',
    )
  const seeds = [new TextEncoder().encode('metadata'), toBytes(metadataProgram), toBytes(token)]
  const [mint, metadata] = await Promise.all([
    read(token, 'jsonParsed'),
    read(deriveAddress(seeds, metadataProgram), 'base64').catch(() => undefined),
  ])
  const parsed = readProperty(readProperty(mint, 'data'), 'parsed')
  const info = readProperty(parsed, 'info')
  const decimals = readProperty(info, 'decimals')
  const isMint =
    tokenPrograms.includes(String(readProperty(mint, 'owner'))) && readProperty(parsed, 'type') === 'mint'
  if (!isMint || typeof decimals !== 'number' || !Number.isInteger(decimals))
    throw new PorticoError(internalError)
  if (decimals < 0 || decimals > maximumDecimals) throw new PorticoError(internalError)
  return { decimals, symbol: readExtension(info) ?? readMetadata(metadata) }
}

function readExtension(info: unknown): string | undefined {
  const extensions = readProperty(info, 'extensions')
  const found = Array.isArray(extensions)
    ? extensions.find(each => readProperty(each, 'extension') === 'tokenMetadata')
    : undefined
  const symbol = readProperty(readProperty(found, 'state'), 'symbol')
  return typeof symbol === 'string' && symbol ? symbol : undefined
}

/** Metaplex metadata in Borsh: key, update authority and mint, then length-prefixed name and symbol. */
function readMetadata(account: unknown): string | undefined {
  const data = readProperty(account, 'data')
  if (readProperty(account, 'owner') !== metadataProgram || !Array.isArray(data)) return undefined
  try {
    const bytes = base64.decode(String(data[0]))
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const nameAt = 1 + 32 + 32
    const symbolAt = nameAt + 4 + view.getUint32(nameAt, true)
    const text = bytes.subarray(symbolAt + 4, symbolAt + 4 + view.getUint32(symbolAt, true))
    return new TextDecoder().decode(text).replace(/\0+$/, '') || undefined
  } catch {
    return undefined
  }
}
