import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { notDetectedStrings } from './strings.js'

export const WalletNotDetected: ViewDefinition<'WalletNotDetected', typeof notDetectedStrings> = {
  title: 'Why don’t I see my wallet?',
  view: lazy(async () => (await import('./WalletNotDetectedView.js')).WalletNotDetectedView),
  skeleton: [118, 99, 166, 52],
}
