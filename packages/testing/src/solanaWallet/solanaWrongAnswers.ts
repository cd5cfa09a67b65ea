import type { StandardAccount } from '../standardWallet/StandardWallet.js'

/** Answers that are well delivered and wrong. */
export type SolanaWrongAnswers = {
  accounts?: 'empty' | 'null' | 'nullEntry' | 'duplicates' | 'badAddress' | 'otherKey' | 'text'
  signature?: 'otherAccount' | 'short' | 'empty'
  /** `unsigned` comes back as it went; `changed` is signed, but another transaction. */
  transaction?: 'unsigned' | 'changed' | 'empty' | 'text'
  /** Fewer answers than questions. */
  results?: 'none' | 'null'
}

export function distortAccounts(
  accounts: readonly StandardAccount[],
  wrong: SolanaWrongAnswers['accounts'],
): readonly StandardAccount[] {
  const distorted = distort(accounts, wrong)
  // Wrong on purpose: the type says what the site has been promised.
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
