import type { RecoveryMethod, WalletDevice } from '@portico/protocol/auth'

/** All keys that shares of an epoch are sealed to. */
export interface Recipients {
  /** Including the device that writes the epoch. */
  readonly devices: readonly Pick<WalletDevice, 'id' | 'agreementKey'>[]
  readonly recoveries: readonly RecoveryMethod[]
}

/** Serializes recipients independently of their order. */
export const formatRecipients = ({ devices, recoveries }: Recipients): string =>
  JSON.stringify([
    devices.map(({ id, agreementKey: { x, y } }) => JSON.stringify([id, x, y])).sort(),
    recoveries.map(method => JSON.stringify(listParts(method))).sort(),
  ])

function listParts(method: RecoveryMethod): readonly (string | number)[] {
  if (method.kind === 'kit') return [method.kind]
  const { x, y } = method.publicKey
  if (method.kind === 'escrow') return [method.kind, x, y]
  if (method.kind === 'passkey') {
    const { credentialId, binding, label, addedAt } = method
    return [method.kind, x, y, credentialId, binding, label, addedAt]
  }
  const { salt, memory, passes } = method.parameters
  return [method.kind, x, y, salt, memory, passes, method.binding]
}
