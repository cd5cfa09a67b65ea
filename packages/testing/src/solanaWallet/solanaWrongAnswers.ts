import type { StandardAccount } from '../standardWallet/StandardWallet.js'

/** Well-formed but wrong responses. */
export type SolanaWrongAnswers = {
  accounts?: 'empty' | 'null' | 'nullEntry' | 'duplicates' | 'badAddress' | 'otherKey' | 'text'
  signature?: 'otherAccount' | 'short' | 'empty'
  /** `unsigned` is returned unchanged; `changed` is signed, but another transaction. */
  transaction?: 'unsigned' | 'changed' | 'empty' | 'text'
  /** Fewer results than inputs. */
  results?: 'none' | 'null'
}

export function distortAccounts(
  accounts: readonly StandardAccount[],
  wrong: SolanaWrongAnswers['accounts'],
): readonly StandardAccount[] {
  const distorted = distort(accounts, wrong)
  // Wrong on purpose; the type is what sites expect.
  return distorted as readonly StandardAccount[]
}

function distort(accounts: readonly StandardAccount[], wrong: SolanaWrongAnswers['accounts']): unknown {
  switch (wrong) {
    case undefined:
      return accounts
    case 'empty':
      return []
    case 'null':
      return null
    case 'nullEntry':
      return [null]
    case 'duplicates':
      return accounts.flatMap(account => [account, account])
    case 'badAddress':
      return accounts.map(account => ({ ...account, address: `${account.address.slice(0, -2)}0O` }))
    case 'otherKey':
      return accounts.map(account => ({ ...account, publicKey: new Uint8Array(32).fill(1) }))
    case 'text':
      return accounts.map(({ address }) => address).join(',')
  }
}
