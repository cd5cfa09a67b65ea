import { createDevices, type DevicesOptions } from './createDevices.ts'
import { createEmailChange, type EmailChangeOptions } from './createEmailChange.ts'
import { createOwnProof } from './createOwnProof.ts'
import { createRecoveries } from './createRecoveries.ts'

/** What only whoever is in can ask for: it is fetched when they do. */
export const createOwnerMethods = (options: DevicesOptions & EmailChangeOptions) => ({
  ...createDevices(options),
  ...createRecoveries(options),
  ...createOwnProof(options),
  ...createEmailChange(options),
})
