import type { Environment } from '@portico/core'
import { getPlatform } from '@portico/core/adapter'
import { parseSafeLink } from '@portico/protocol'
import type { ListedWallet } from './ListedWallet.js'

export type DownloadKind = 'chrome' | 'ios' | 'android' | 'website'

export interface Download {
  readonly kind: DownloadKind
  readonly href: string
}

const fields = {
  chrome: 'chrome_store',
  ios: 'app_store',
  android: 'play_store',
  website: 'homepage',
} as const satisfies Record<DownloadKind, keyof ListedWallet>

type Device = 'ios' | 'android' | 'chromium' | 'other'

const order: Readonly<Record<Device, readonly DownloadKind[]>> = {
  ios: ['ios', 'website'],
  android: ['android', 'website'],
  chromium: ['chrome', 'ios', 'android', 'website'],
  // Extensions for other browsers are in shops that no list names; the wallet's own page leads there.
  other: ['website', 'ios', 'android'],
}

/** Where a wallet can be had on this device. Only pages over TLS: an entry may come from the owner's options. */
export function getDownloads(
  wallet: ListedWallet,
  environment: Pick<Environment, 'userAgent' | 'page'>,
): readonly Download[] {
  return order[getDevice(environment)].flatMap(kind => {
    const href = parseSafeLink(wallet[fields[kind]])
    return href?.startsWith('https:') ? [{ kind, href }] : []
  })
}

/** Every browser that takes extensions of Chrome's shop names Chrome or Chromium. */
function getDevice(environment: Pick<Environment, 'userAgent' | 'page'>): Device {
  const { os } = getPlatform(environment)
  if (os === 'ios' || os === 'android') return os
  return /chrom(e|ium)\//i.test(environment.userAgent) ? 'chromium' : 'other'
}
