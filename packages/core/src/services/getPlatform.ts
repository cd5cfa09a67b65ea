import type { Environment } from './Environment.js'

export interface Platform {
  readonly os: 'ios' | 'android' | 'mac' | 'other'
  readonly mobile: boolean
  /** Inside a Telegram mini app. */
  readonly telegram: boolean
}

export function getPlatform({ userAgent, page }: Pick<Environment, 'userAgent' | 'page'>): Platform {
  const os = /iphone|ipad|ipod/i.test(userAgent)
    ? 'ios'
    : /android/i.test(userAgent)
      ? 'android'
      : /macintosh|mac os x/i.test(userAgent)
        ? 'mac'
        : 'other'
  const telegram = Boolean(page?.TelegramWebviewProxy ?? page?.Telegram ?? page?.TelegramWebviewProxyProto)
  return { os, mobile: os === 'ios' || os === 'android', telegram }
}
