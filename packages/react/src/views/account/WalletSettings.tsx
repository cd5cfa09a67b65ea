import { beginLogin } from '@portico/core'
import { useWalletEmail } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoAccountType } from '../../hooks/usePorticoAccountType.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { Tag } from '../../ui/Tag/Tag.js'
import { Text } from '../../ui/Text/Text.js'
import { accountStrings } from './strings.js'

export function WalletSettings({ connectorId }: { readonly connectorId: string }) {
  const portico = usePorticoInstance('WalletSettings')
  const words = useStrings(accountStrings)
  if (!portico.sources.get(connectorId)?.surface) return null
  return (
    <section className="stack gap-4" aria-label={words.walletSettings}>
      <SecurityItem connectorId={connectorId} />
      <EmailItem connectorId={connectorId} />
      <AccountTypeItem />
    </section>
  )
}

function SecurityItem({ connectorId }: { readonly connectorId: string }) {
  const { messages } = useMessages()
  const words = useStrings(accountStrings)
  const { push } = useNavigation()
  return (
    <ListItem
      title={messages.titles.walletSecurity}
      subtitle={words.securityHint}
      image={<ShieldIcon />}
      trailing={<ChevronIcon />}
      onClick={() => push({ name: 'WalletSecurity', connectorId })}
      data-testid="account-security"
    />
  )
}

function EmailItem({ connectorId }: { readonly connectorId: string }) {
  const portico = usePorticoInstance('EmailItem')
  const { messages } = useMessages()
  const words = useStrings(accountStrings)
  const email = useWalletEmail(connectorId)
  if (email === undefined || !portico.sources.get(connectorId)?.login?.ways.includes('emailChange'))
    return null
  return (
    <ListItem
      title={email ? messages.titles.updateEmail : words.addEmail}
      image={<MailIcon />}
      trailing={<ChevronIcon />}
      onClick={() => beginLogin(portico, { way: 'emailChange', connectorId })}
      data-testid="account-email"
    />
  )
}

/** Switches between smart account and EOA, for wallets that have both (T-14). */
function AccountTypeItem() {
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
