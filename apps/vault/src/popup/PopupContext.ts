import type { TextKey } from '../locales/en.ts'
import type { WindowTextKey } from '../locales/window/en.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Stage } from '../ui/createStage.ts'
import type { Translate } from '../ui/createTexts.ts'
import type { ConfirmApi } from './ConfirmApi.ts'

export interface PopupContext {
  readonly api: PortClient<ConfirmApi>
  readonly stage: Stage
  readonly t: Translate<TextKey | WindowTextKey>
  readonly close: () => void
  /** When a code was last right in this window. */
  readonly visit: { codeAt?: number }
}
