import type { Transaction } from '@portico/protocol/data'
import type { Family } from '../../families/Family.js'
import type { ReceiverFacts } from '../../families/TransferMethods.js'
import type { RecentReceiver, SendWarning } from '../../store/slices/send.js'
import { isSameAddress } from '../../utils/isSameAddress.js'

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

/** As many characters as visitors compare, and as an attacker can afford to brute-force. */
const compared = 4

/**
 * Whether two addresses begin and end alike. Address poisoning writes such addresses into the history of visitors who
 * copy from there (RD06).
 */
export function isLookAlike(family: Pick<Family, 'toComparable'>, one: string, other: string): boolean {
  if (isSameAddress(family, one, other)) return false
  const [first, second] = [shorten(one), shorten(other)]
  return first.start === second.start && first.end === second.end
}

/** Without the common prefix of a chain's addresses. */
function shorten(address: string): { readonly start: string; readonly end: string } {
  const text = address.toLowerCase().replace(/^(0x|bc1[qp]|tb1[qp]|bcrt1[qp])/, '')
  return { start: text.slice(0, compared), end: text.slice(-compared) }
}
