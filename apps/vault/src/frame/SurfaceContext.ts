import type { GuardedStage } from '../approve/guardStage.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Translate } from '../ui/createTexts.ts'
import type { Keeper } from '../worker/Keeper.ts'
import type { WindowTasks } from './createWindowTasks.ts'

export interface SurfaceContext {
  readonly stage: GuardedStage
  readonly t: Translate
  readonly keeper: PortClient<Keeper>
  readonly tasks: WindowTasks
  readonly grantNetworks: readonly NetworkId[]
}
