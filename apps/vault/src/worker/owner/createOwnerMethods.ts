import { createKeyExport } from '../recovery/createKeyExport.ts'
import { createPasskeys, type PasskeysOptions } from '../recovery/createPasskeys.ts'
import { createRecoveries, type RecoveriesOptions } from '../recovery/createRecoveries.ts'
import { createDevices, type DevicesOptions } from './createDevices.ts'
import { createEmailChange, type EmailChangeOptions } from './createEmailChange.ts'
import { createOwnProof } from './createOwnProof.ts'

/** Methods for a signed-in visitor, loaded on first use. */
export const createOwnerMethods = (
  options: DevicesOptions & EmailChangeOptions & PasskeysOptions & RecoveriesOptions,
) => ({
  ...createDevices(options),
  ...createRecoveries(options),
  ...createOwnProof(options),
  ...createPasskeys(options),
  ...createKeyExport(options),
  ...createEmailChange(options),
})
