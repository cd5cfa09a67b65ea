import { formatAddress, type WalletAccount } from '@portico/core'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Avatar } from '../../ui/Avatar/Avatar.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { Heading } from '../parts/Heading/Heading.js'
import { profileStrings } from './strings.js'

export interface AccountChoiceProps {
  readonly wallet: string
  readonly accounts: readonly WalletAccount[]
  readonly address: string
  readonly labels?: Readonly<Record<string, string>> | undefined
  readonly onChoose: (address: string) => void
}

export function AccountChoice({ wallet, accounts, address, labels, onChoose }: AccountChoiceProps) {
  const { format } = useMessages()
  const words = useStrings(profileStrings)
  const kinds: Partial<Record<NonNullable<WalletAccount['type']>, string>> = words
  return (
    <Stack gap={8}>
      <Heading>{format(words.accounts, { wallet })}</Heading>
      {accounts.map(account => {
        const short = formatAddress(account.address)
        const name = labels?.[account.address] ?? (account.type && kinds[account.type])
        const chosen = account.address === address
        return (
          <ListItem
            key={account.address}
            title={name ?? short}
            subtitle={name && short}
            image={<Avatar address={account.address} size={40} />}
            trailing={chosen ? <CheckIcon /> : undefined}
            selected={chosen}
            onClick={() => onChoose(account.address)}
            data-testid={`account-${account.address}`}
          />
        )
      })}
    </Stack>
  )
}
