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

const order: Readonly<Record<'ios' | 'android' | 'mac' | 'other', readonly DownloadKind[]>> = {
  ios: ['ios', 'website'],
  android: ['android', 'website'],
  mac: ['chrome', 'ios', 'android', 'website'],
  other: ['chrome', 'ios', 'android', 'website'],
}

/** Where a wallet can be had on this device. Only pages over TLS: an entry may come from the owner's options. */
export function getDownloads(wallet: ListedWallet, os: keyof typeof order): readonly Download[] {
  return order[os].flatMap(kind => {
    const href = parseSafeLink(wallet[fields[kind]])
    return href?.startsWith('https:') ? [{ kind, href }] : []
  })
}
