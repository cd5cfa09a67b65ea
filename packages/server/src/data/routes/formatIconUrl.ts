import { servicePaths } from '@portico/protocol'
import type { Token } from '../DataProviders.js'
import { formatPictureUrl, type PictureScope } from './formatPictureUrl.js'

const drawable = /^[A-Za-z0-9][A-Za-z0-9.+-]{0,15}$/

export function formatIconUrl(scope: PictureScope, { symbol, logoUrl }: Token): string {
  const listed = logoUrl && formatPictureUrl(scope, logoUrl)
  if (listed) return listed
  return drawable.test(symbol) ? `${scope.origin}${servicePaths.tokenImage}/${symbol}` : ''
}
