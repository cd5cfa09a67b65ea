import { createDevices, type DevicesOptions } from './createDevices.ts'
import { createEmailChange, type EmailChangeOptions } from './createEmailChange.ts'
import { createKeyExport } from './createKeyExport.ts'
import { createOwnProof } from './createOwnProof.ts'
import { createPasskeys, type PasskeysOptions } from './createPasskeys.ts'
import { createRecoveries, type RecoveriesOptions } from './createRecoveries.ts'

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
