import { lazy } from '@portico/core/adapter'
import { titled, titleFlow } from '../titled.js'
import type { TitleContext, ViewDefinition } from '../ViewDefinition.js'
import type { sendStrings } from './strings.js'

declare module '@portico/core' {
  interface RouteMap {
    WalletSendSelectToken: Readonly<Record<never, never>>
    WalletSendPreview: Readonly<Record<never, never>>
  }
}

const titleOf = ({ state, messages: { titles } }: TitleContext) =>
  titleFlow(state, state.send, { pending: titles.walletSend, done: titles.sent })

export const WalletSend: ViewDefinition<'WalletSend', typeof sendStrings> = {
  title: titled('walletSend'),
  titleOf,
  view: lazy(async () => (await import('./WalletSendView.js')).WalletSendView),
  skeleton: [168, 64, 68, 72],
}

export const WalletSendSelectToken: ViewDefinition<'WalletSendSelectToken'> = {
  title: 'Choose token',
  view: lazy(async () => (await import('./WalletSendSelectTokenView.js')).WalletSendSelectTokenView),
  skeleton: [48, 56, 56, 56],
}

export const WalletSendPreview: ViewDefinition<'WalletSendPreview'> = {
  title: 'Review',
  titleOf,
  view: lazy(async () => (await import('./WalletSendPreviewView.js')).WalletSendPreviewView),
  skeleton: [104, 160, 72],
}
