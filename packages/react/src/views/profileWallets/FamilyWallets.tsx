import {
  type ChainNamespace,
  chooseAccount,
  formatAddress,
  selectNetwork,
  type WalletAccount,
} from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import { addWallet, chooseFamily } from '@portico/core/internal'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { usePorticoDisconnect } from '../../hooks/usePorticoDisconnect.js'
import { getFamilyName } from '../../locales/getFamilyName.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { CloseIcon } from '../../ui/icons/CloseIcon.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { Avatar, ListItem, RowFocus, Stack, Text } from '../../ui/index.js'
import { Heading } from '../parts/Heading/Heading.js'
import { ActiveWallet } from './ActiveWallet.js'
import { ConnectionList } from './ConnectionList.js'
import { profileStrings } from './strings.js'
import { useFamilyConnections } from './useFamilyConnections.js'

interface FamilyWalletsProps {
  readonly namespace: ChainNamespace
  /** Whether each wallet has its own disconnect button. */
  readonly several: boolean
}

export function FamilyWallets({ namespace, several }: FamilyWalletsProps) {
  const { portico } = usePortico()
  const messages = useMessages()
  const words = useStrings(profileStrings)
  const families = usePorticoStore(state => state.families)
  const network = usePorticoStore(state => selectNetwork(state, namespace))
  const multiWallet = usePorticoStore(({ features }) => features.values.multiWallet)
  const isActive = usePorticoStore(({ networks }) => networks.activeNamespace === namespace)
  const { account, others, recent, switching, connectAgain, remove } = useFamilyConnections(namespace)
  const { disconnect } = usePorticoDisconnect()
  return (
    <RowFocus>
      <Stack gap={16}>
        {account ? (
          <ActiveWallet
            account={account}
            network={network}
            onUse={isActive ? undefined : () => chooseFamily(portico, namespace)}
            onDisconnect={several ? () => disconnect({ namespace, closeModal: false }) : undefined}
          />
        ) : (
          <Text variant="note">
            {format(words.none, { family: getFamilyName(families, namespace, messages) })}
          </Text>
        )}
        {account && account.accounts.length > 1 && getFamily(families, namespace).pageChoosesAccount ? (
          <AccountChoice
            wallet={account.wallet.name}
            accounts={account.accounts}
            address={account.address}
            labels={account.addressLabels}
            onChoose={address => chooseAccount(portico, { namespace, address })}
          />
        ) : null}
        {switching.isError ? (
          <Text variant="error" align="center">
            {words.switchFailed}
          </Text>
        ) : null}
        <ConnectionList
          title={words.others}
          connections={others}
          onUse={switching.switchTo}
          away={{
            label: words.disconnect,
            icon: <DisconnectIcon />,
            onClick: connection => disconnect({ namespace, connection, closeModal: false }),
          }}
          busy={switching.isPending}
        />
        <ConnectionList
          title={words.recent}
          connections={recent}
          onUse={connectAgain}
          away={{ label: words.remove, icon: <CloseIcon size={16} />, onClick: remove }}
          busy={switching.isPending}
        />
        {multiWallet || !account ? (
          <ListItem
            title={account ? words.add : words.connect}
            image={<WalletIcon />}
            onClick={() => addWallet(portico, namespace)}
            data-testid="add-wallet"
          />
        ) : null}
      </Stack>
    </RowFocus>
  )
}

interface AccountChoiceProps {
  readonly wallet: string
  readonly accounts: readonly WalletAccount[]
  readonly address: string
  readonly labels?: Readonly<Record<string, string>> | undefined
  readonly onChoose: (address: string) => void
}

function AccountChoice({ wallet, accounts, address, labels, onChoose }: AccountChoiceProps) {
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
