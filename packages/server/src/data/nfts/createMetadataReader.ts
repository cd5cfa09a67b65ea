import { displayText } from '@portico/protocol/data'
import * as v from 'valibot'
import { createCache } from '../createCache.js'
import type { DataOptions } from '../DataOptions.js'
import { fetchPublic, locateFile } from '../pictures/fetchPublic.js'

const optionalText = (mostLetters: number) => v.fallback(v.optional(displayText(mostLetters)), undefined)
const link = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(1500))), undefined)

const MetadataSchema = v.object({
  name: optionalText(100),
  description: optionalText(1000),
  image: link,
  image_url: link,
})

export interface Metadata {
  name?: string | undefined
  description?: string | undefined
  imageUrl?: string | undefined
}

export type MetadataReader = (uri: string) => Promise<Metadata>

const lifetime = 3_600_000
const failedLifetime = 60_000
const mostBytes = 100_000
const timeout = 3000
/** Contracts may return a URI of any length. */
const longestLink = 2048

/** A file that cannot be fetched or parsed yields empty metadata, and is retried later. */
export function createMetadataReader(
  { ipfsGateway, pictureHosts: trustedHosts = [] }: DataOptions,
  now?: () => number,
): MetadataReader {
  const found = createCache<Metadata>({ lifetime, staleFor: lifetime * 24, most: 5000, now })
  const lately = createCache<Metadata>({ lifetime: failedLifetime, most: 5000, now })

  async function load(uri: string): Promise<Metadata> {
    const file = await fetchPublic(locateFile(uri, ipfsGateway), { mostBytes, timeout, trustedHosts })
    return parse(file.toString('utf8'))
  }

  return async uri => {
    const inline = readDataUri(uri)
    if (inline !== undefined) return parseOrNothing(inline)
    if (uri.length > longestLink) return {}
    return await lately(uri, () => found(uri, () => load(uri)).catch(() => ({})))
  }
}

function parse(text: string): Metadata {
  const { image, image_url, ...rest } = v.parse(MetadataSchema, JSON.parse(text))
  return { ...rest, imageUrl: image ?? image_url }
}

function parseOrNothing(text: string): Metadata {
  try {
    return parse(text)
  } catch {
    return {}
  }
}

function readDataUri(uri: string): string | undefined {
  const [, base64, body] = /^data:application\/json[^,]*?(;base64)?,(.*)$/s.exec(uri) ?? []
  if (body === undefined || body.length > mostBytes) return undefined
  return base64 ? Buffer.from(body, 'base64').toString('utf8') : safeDecode(body)
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
