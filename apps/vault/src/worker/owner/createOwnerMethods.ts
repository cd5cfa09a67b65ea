import type { KeeperContext } from '../KeeperContext.ts'
import { createKeyExport } from '../recovery/createKeyExport.ts'
import { createPasskeys } from '../recovery/createPasskeys.ts'
import { createRecoveries } from '../recovery/createRecoveries.ts'
import { createDevices } from './createDevices.ts'
import { createEmailChange } from './createEmailChange.ts'
import { createWaysIn } from './createWaysIn.ts'

export const createOwnerMethods = (context: KeeperContext) => ({
  ...createDevices(context),
  ...createRecoveries(context),
  ...createPasskeys(context),
  ...createKeyExport(context),
  ...createEmailChange(context),
  ...createWaysIn(context),
})
