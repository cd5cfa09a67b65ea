import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoAccountType } from '../../hooks/usePorticoAccountType.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { Tag } from '../../ui/Tag/Tag.js'
import { Text } from '../../ui/Text/Text.js'
import { accountStrings } from './strings.js'

/** Switches between smart account and EOA, for wallets that have both (T-14). */
export function AccountTypeItem() {
  const words = useStrings(accountStrings)
  const { type, types, isPending, isError, setType } = usePorticoAccountType()
  if (!types.includes('smartAccount') || !types.includes('eoa')) return null
  const isSmart = type === 'smartAccount'
  return (
    <Stack gap={4}>
      <ListItem
        title={words.smartAccount}
        subtitle={isSmart ? words.smartAccountOn : words.smartAccountOff}
        image={<WalletIcon />}
        trailing={<Tag tone={isSmart ? 'success' : 'neutral'}>{isSmart ? words.on : words.off}</Tag>}
        checked={isSmart}
        loading={isPending}
        onClick={() => setType(isSmart ? 'eoa' : 'smartAccount')}
        data-testid="account-type"
      />
      {isError ? (
        <Text size="xs" tone="danger" role="alert">
          {words.smartAccountFailed}
        </Text>
      ) : null}
    </Stack>
  )
}
