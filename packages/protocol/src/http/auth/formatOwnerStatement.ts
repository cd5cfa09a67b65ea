/** What a new epoch of the wallet states. */
export interface OwnerStatement {
  walletId: string
  /** The epoch that is written: 1 at creation, then `expectedEpoch + 1`. */
  epoch: number
  commitment: string
  /** The device that writes it. */
  deviceId: string
}

/** The text that the wallet's own key signs when shares are written. */
export const formatOwnerStatement = ({ walletId, epoch, commitment, deviceId }: OwnerStatement) =>
  ['portico/owner/1', walletId, epoch, commitment, deviceId].join('\n')
