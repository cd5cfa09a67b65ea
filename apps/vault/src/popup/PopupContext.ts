import type { GuardedStage } from '../approve/guardStage.ts'
import type { WayIn } from '../context/Account.ts'
import type { TextKey } from '../locales/en.ts'
import type { WindowTextKey } from '../locales/window/en.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Translate } from '../ui/createTexts.ts'
import { drawButton, type drawGuarded } from '../ui/drawButton.ts'
import { drawNotice } from '../ui/drawScreen.ts'
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
  readonly visit: { codeAt?: number }
}

/** The context of a signed-in visitor, who proves ownership by this way in. */
export interface OwnerContext extends PopupContext {
  readonly way: WayIn
}

interface LoadingScreen<value> {
  readonly title: string
  readonly read: () => Promise<value>
  readonly again: () => void
  readonly onBack?: () => void
}

export async function loadScreen<value>(
  { stage, t }: PopupContext,
  { title, read, again, onBack }: LoadingScreen<value>,
): Promise<value | undefined> {
  stage.show(drawNotice(title, t('openingWallet')))
  try {
    return await read()
  } catch (error) {
    const buttons = [drawButton(t('tryAgain'), 'primary', again)]
    if (onBack) buttons.push(drawButton(t('back'), 'ghost', onBack))
    stage.show(drawNotice(title, t.error(error), buttons))
    return undefined
  }
}
