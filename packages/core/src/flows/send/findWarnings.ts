import type { Transaction } from '@portico/protocol/data'
import type { Family } from '../../families/Family.js'
import type { ReceiverFacts } from '../../families/TransferMethods.js'
import type { SendWarning } from '../../store/slices/send.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { isLookAlike } from './isLookAlike.js'
import type { RecentReceiver } from './RecentReceiver.js'

export interface Receiver {
  readonly family: Pick<Family, 'toComparable'>
  readonly address: string
  readonly name?: string | undefined
  readonly facts: ReceiverFacts
  readonly sender: string
  readonly recent: readonly RecentReceiver[]
  readonly history: readonly Transaction[]
}

export function findWarnings(receiver: Receiver): readonly SendWarning[] {
  const { family, address, name, facts, sender, recent, history } = receiver
  const isSame = (other: string) => isSameAddress(family, other, address)
  if (isSame(sender)) return ['ownAddress']
  const paid = [...recent.map(each => each.address), ...listPaid(receiver)]
  const met = [sender, ...paid, ...history.flatMap(listParties)]
  const warnings: SendWarning[] = []
  if (met.some(other => isLookAlike(family, other, address))) warnings.push('lookAlike')
  if (name !== undefined && recent.some(each => each.name === name && !isSame(each.address)))
    warnings.push('nameChanged')
  if (facts.kind === 'contract') warnings.push('contract')
  if (!paid.some(isSame)) warnings.push('firstTime')
  return warnings
}

/**
 * Receivers the account itself has paid: an attacker can write addresses into its history, but cannot send its funds.
 */
function listPaid({ family, sender, history }: Receiver): readonly string[] {
  return history
    .filter(({ metadata, transfers }) => {
      if (metadata.status !== 'confirmed' || !isSameAddress(family, metadata.sentFrom, sender)) return false
      return transfers.some(
        ({ direction, quantity }) => direction === 'out' && /[1-9]/.test(quantity.numeric),
      )
    })
    .map(({ metadata }) => metadata.sentTo)
}

const listParties = ({ metadata: { sentFrom, sentTo } }: Transaction) => [sentFrom, sentTo]
