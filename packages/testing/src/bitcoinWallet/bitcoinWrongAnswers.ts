import type { BitcoinAddress } from './createBitcoinAccount.js'

/** Well-formed but wrong responses. */
export type BitcoinWrongAnswers = {
  accounts?: 'empty' | 'null' | 'nullEntry' | 'paymentOnly' | 'ordinalsFirst' | 'badAddress' | 'text'
  signature?: 'otherAccount' | 'short' | 'empty'
  /** `unsigned` is returned unchanged; `changed` is signed but pays another address. */
  psbt?: 'unsigned' | 'changed' | 'empty' | 'text'
  transactionId?: 'short' | 'null'
}

/** Distorts addresses before a form formats them. */
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

/** Distorts the returned list. */
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
