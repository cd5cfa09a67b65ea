import type { GuardedStage } from '../approve/guardStage.ts'
import type { TextKey } from '../locales/en.ts'
import type { WindowTextKey } from '../locales/window/en.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Translate } from '../ui/createTexts.ts'
import type { drawGuarded } from '../ui/drawButton.ts'
import type { ConfirmApi, FreeApi } from './ConfirmApi.ts'

export interface PopupContext {
  readonly api: FreeApi
  /** Draws a guarded button. Only a press that counts receives the full API. */
  readonly drawGuarded: (
    label: string,
    kind: Parameters<typeof drawGuarded>[1],
    onPress: (api: PortClient<ConfirmApi>) => void,
  ) => HTMLButtonElement
  readonly stage: GuardedStage
  readonly t: Translate<TextKey | WindowTextKey>
  readonly close: () => void
  /** When a one-time code was last accepted in this window. */
  readonly visit: { codeAt?: number }
}
