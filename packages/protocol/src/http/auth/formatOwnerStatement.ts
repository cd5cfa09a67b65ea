export interface OwnerStatement {
  walletId: string
  /** The new epoch: 1 at creation, then `expectedEpoch + 1`. */
  epoch: number
  commitment: string
  deviceId: string
}

/** The text that the wallet's own key signs when shares are written. */
export const formatOwnerStatement = ({ walletId, epoch, commitment, deviceId }: OwnerStatement) =>
  ['portico/owner/1', walletId, epoch, commitment, deviceId].join('\n')
