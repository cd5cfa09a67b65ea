/** Well-formed but wrong responses. */
export type PolkadotWrongAnswers = {
  accounts?: 'empty' | 'null' | 'nullEntry' | 'badAddress' | 'duplicates' | 'text'
  signature?: 'otherAccount' | 'short' | 'empty' | 'unwrapped'
}

export function distortAccounts(
  accounts: readonly { readonly address: string }[],
  wrong: PolkadotWrongAnswers['accounts'],
): unknown {
  switch (wrong) {
    case undefined:
      return accounts
    case 'empty':
      return []
    case 'null':
      return null
    case 'nullEntry':
      return [null]
    case 'badAddress':
      return accounts.map(account => ({ ...account, address: `${account.address.slice(0, -2)}zz` }))
    case 'duplicates':
      return accounts.flatMap(account => [account, account])
    case 'text':
      return accounts.map(({ address }) => address).join(',')
  }
}
