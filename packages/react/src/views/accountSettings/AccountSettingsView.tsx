import { beginLogin } from '@portico/core'
import { selectShownAccount } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { useWalletEmail } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoAccountType } from '../../hooks/usePorticoAccountType.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { ListItem, Stack, Tag, Text, ViewBody } from '../../ui/index.js'
import { accountStrings } from '../account/strings.js'
import { NoAccount } from '../parts/account/NoAccount.js'

/** The settings of the embedded wallet, the sign-ins and the smart sessions. */
export function AccountSettingsView() {
  const portico = usePorticoInstance('AccountSettingsView')
  const { titles } = useMessages()
  const { push } = useNavigation()
  const connectorId = usePorticoStore(state => selectShownAccount(state)?.connectorId)
  const hasSignIn = usePorticoStore(({ signIn }) => signIn.status !== 'off')
  const hasSmartSessions = usePorticoStore(({ features }) => features.values.smartSessions)
  if (connectorId === undefined) return <NoAccount />
  return (
    <ViewBody>
      <Stack gap={4}>
        {portico.sources.get(connectorId)?.surface ? <WalletSettings connectorId={connectorId} /> : null}
        {hasSignIn ? (
          <SettingsItem
            title={titles.signIns}
            image={<CheckIcon />}
            onClick={() => push('SignIns')}
            data-testid="account-sign-ins"
          />
        ) : null}
        {hasSmartSessions ? (
          <SettingsItem
            title={titles.smartSessions}
            image={<ShieldIcon />}
            onClick={() => push('SmartSessions')}
            data-testid="account-smart-sessions"
          />
        ) : null}
      </Stack>
    </ViewBody>
  )
}

interface SettingsItemProps {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly image: ReactNode
  readonly onClick: () => void
  readonly 'data-testid': string
}

const SettingsItem = (props: SettingsItemProps) => <ListItem {...props} trailing={<ChevronIcon />} />

function WalletSettings({ connectorId }: { readonly connectorId: string }) {
  const portico = usePorticoInstance('WalletSettings')
  const { titles } = useMessages()
  const words = useStrings(accountStrings)
  const { push } = useNavigation()
  const email = useWalletEmail(connectorId)
  const changesEmail = portico.sources.get(connectorId)?.login?.ways.includes('emailChange')
  return (
    <>
      <SettingsItem
        title={titles.walletSecurity}
        subtitle={words.securityHint}
        image={<ShieldIcon />}
        onClick={() => push({ name: 'WalletSecurity', connectorId })}
        data-testid="account-security"
      />
      {email !== undefined && changesEmail ? (
        <SettingsItem
          title={email ? titles.updateEmail : words.addEmail}
          subtitle={email && <bdi>{email}</bdi>}
          image={<MailIcon />}
          onClick={() => beginLogin(portico, { way: 'emailChange', connectorId })}
          data-testid="account-email"
        />
      ) : null}
      <AccountTypeItem />
    </>
  )
}

/** Switches between smart account and EOA, for wallets that have both (T-14). */
function AccountTypeItem() {
  const words = useStrings(accountStrings)
  const { type, types, isPending, isError, setType } = usePorticoAccountType()
  if (!types.includes('smartAccount') || !types.includes('eoa')) return null
  const isSmart = type === 'smartAccount'
  return (
    <>
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
    </>
  )
}
