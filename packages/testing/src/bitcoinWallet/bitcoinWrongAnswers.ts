import type { BitcoinAddress } from './createBitcoinAccount.js'

/** Answers that are well delivered and wrong. */
export type BitcoinWrongAnswers = {
  accounts?: 'empty' | 'null' | 'nullEntry' | 'paymentOnly' | 'ordinalsFirst' | 'badAddress' | 'text'
  signature?: 'otherAccount' | 'short' | 'empty'
  /** `unsigned` comes back as it went; `changed` is signed, but pays somebody else. */
  psbt?: 'unsigned' | 'changed' | 'empty' | 'text'
  transactionId?: 'short' | 'null'
}

/** The addresses before a form writes them down in its own way. */
export function distortAddresses(
  addresses: readonly BitcoinAddress[],
  wrong: BitcoinWrongAnswers['accounts'],
): readonly BitcoinAddress[] {
  switch (wrong) {
    case 'empty':
      return []
    case 'paymentOnly':
      return addresses.filter(({ purpose }) => purpose === 'payment')
    case 'ordinalsFirst':
      return addresses.toReversed()
    case 'badAddress':
      return addresses.map(address => ({ ...address, address: `${address.address.slice(0, -1)}b` }))
    default:
      return addresses
  }
}

/** The list of them as it is delivered. */
export function distortList(list: readonly unknown[], wrong: BitcoinWrongAnswers['accounts']): unknown {
  switch (wrong) {
    case 'null':
      return null
    case 'nullEntry':
      return [null]
    case 'text':
      return JSON.stringify(list)
    default:
      return list
  }
}

export function distortTransactionId(txid: string, wrong: BitcoinWrongAnswers['transactionId']): unknown {
  if (wrong === 'null') return null
  return wrong === 'short' ? txid.slice(0, 20) : txid
}
