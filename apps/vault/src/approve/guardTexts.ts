import type { TextKey } from '../locales/en.ts'
import type { GuardState } from './createClickGuard.ts'

/** Why an approval has to wait, in words. */
export const guardTexts: Readonly<Record<GuardState, TextKey | undefined>> = {
  ready: undefined,
  'too-soon': 'holdOn',
  'too-quick': 'tooQuick',
  unread: 'readOn',
  'not-visible': 'notVisible',
  'too-small': 'tooSmall',
  'full-screen': 'fullScreen',
}
