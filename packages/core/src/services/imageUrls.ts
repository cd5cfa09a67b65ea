import { sdkType, servicePaths } from '@portico/protocol'
import type { ResolvedOptions } from '../runtime/Options.js'

type ImageOptions = Pick<ResolvedOptions, 'projectId' | 'sdkVersion' | 'services'>

export function getWalletImageUrl(options: ImageOptions, imageId: string): string | undefined {
  return getImageUrl(options, servicePaths.walletImage, imageId)
}

export function getAssetImageUrl(options: ImageOptions, imageId: string): string | undefined {
  return getImageUrl(options, servicePaths.assetImage, imageId)
}

export function getCurrencyImageUrl(options: ImageOptions, code: string): string | undefined {
  return getImageUrl(options, servicePaths.currencyImage, code)
}

export function getTokenImageUrl(options: ImageOptions, symbol: string): string | undefined {
  return getImageUrl(options, servicePaths.tokenImage, symbol)
}

function getImageUrl({ services, projectId, sdkVersion }: ImageOptions, path: string, id: string) {
  const origin = services.images ?? services.config
  if (!origin) return undefined
  const query = new URLSearchParams({ projectId, st: sdkType, sv: sdkVersion })
  return `${origin}${path}/${encodeURIComponent(id)}?${query}`
}
