import type { Environment } from './Environment.js'

export interface Platform {
  readonly os: 'ios' | 'android' | 'mac' | 'other'
  readonly mobile: boolean
  readonly telegram: boolean
}

const systems = [
  ['ios', /iphone|ipad|ipod/i],
  ['android', /android/i],
  ['mac', /macintosh|mac os x/i],
] as const

export function getPlatform({ userAgent, page }: Pick<Environment, 'userAgent' | 'page'>): Platform {
  const [os = 'other'] = systems.find(([, pattern]) => pattern.test(userAgent)) ?? []
  const telegram = Boolean(page?.TelegramWebviewProxy ?? page?.Telegram ?? page?.TelegramWebviewProxyProto)
  return { os, mobile: os === 'ios' || os === 'android', telegram }
}
