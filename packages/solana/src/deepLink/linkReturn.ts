import type { Environment } from '@portico/core'
import { parseJson, readProperty } from '@portico/core/adapter'

type Parts = Pick<Environment, 'location' | 'storage' | 'replaceAddress' | 'logger' | 'now'>

/** The query parameter by which the page recognises an answer: the wallet's id, and that of the request. */
export const returnParameter = 'portico_link'

/** What the wallet has appended to the redirect link, still encrypted. */
export interface LinkAnswer {
  readonly id: string
  readonly at: number
  readonly parameters: Readonly<Record<string, string>>
}

/** Kept apart from the channel, because the first load reads an answer. */
export const linkKeys = (wallet: string) => {
  const prefix = `@portico/solana/${wallet}/`
  return { answer: `${prefix}answer`, request: `${prefix}request`, session: `${prefix}session` }
}

/**
 * Moves an answer from the URL to the storage, where this page or the one that asked finds it, and restores the URL.
 * @returns whether there was one
 */
export function takeReturn(
  { location, storage, replaceAddress, logger, now }: Parts,
  wallet: string,
): boolean {
  const href = location?.href ?? ''
  const start = href.indexOf(`${returnParameter}=${wallet}.`)
  if (start < 1 || !storage) return false
  // Wallets append to the query; a naive one starts another.
  const query = new URLSearchParams(href.slice(start).replace(/#.*$/, '').replaceAll('?', '&'))
  const { [returnParameter]: tag = '', ...parameters } = Object.fromEntries(query)
  const answer = { id: tag.slice(wallet.length + 1), at: now(), parameters }
  try {
    const asked = parseJson(storage.getItem(linkKeys(wallet).request) ?? '')
    storage.setItem(linkKeys(wallet).answer, JSON.stringify(answer))
    const [hash = ''] = /^#.*$/.exec(String(readProperty(asked, 'hash'))) ?? []
    replaceAddress(href.slice(0, start - 1) + (/#.*$/.exec(href)?.[0] ?? hash))
  } catch (error) {
    logger.warn('The answer of a wallet could not be kept.', error)
  }
  return true
}
