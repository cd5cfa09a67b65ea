import type { IncomingMessage } from 'node:http'
import { relayPaths } from './isAudienceAllowed.js'

/** Whether an upgrade is meant for the relay: by its path, or at the root by the presence of a token. */
export function isForRelay({ url = '', headers }: IncomingMessage): boolean {
  if (headers.upgrade?.toLowerCase() !== 'websocket' || !URL.canParse(url, 'http://relay')) return false
  const { pathname, searchParams } = new URL(url, 'http://relay')
  const hasToken = searchParams.has('auth') || headers.authorization !== undefined
  return relayPaths.some(path => path === pathname.replace(/(?<=.)\/$/, '')) && (pathname !== '/' || hasToken)
}
