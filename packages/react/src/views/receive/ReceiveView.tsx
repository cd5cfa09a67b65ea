import { selectNetwork } from '@portico/core'
import {
  isShallowEqual,
  selectCompatibleNetworks,
  selectProfile,
  selectShownAccount,
} from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { Avatar, CopyButton, ListItem, Stack, Text, useStyles, ViewBody } from '../../ui/index.js'
import { accountStrings } from '../account/strings.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import { QrCode } from '../parts/qrCode/QrCode.js'
import { receiveStyles } from './ReceiveView.css.js'
import { receiveStrings } from './strings.js'

/** Network logos shown before the full list. */
const mostPictures = 5

/** The address to receive on, as a QR code and as text with a copy button. */
export function ReceiveView() {
  useStyles(receiveStyles)
  const words = useStrings(receiveStrings)
  const { push } = useNavigation()
  const { copyAddress, copied } = useStrings(accountStrings)
  const account = usePorticoStore(state => selectShownAccount(state))
  const network = usePorticoStore(state => selectNetwork(state))
  const networks = usePorticoStore(selectCompatibleNetworks, isShallowEqual)
  const avatar = usePorticoStore(state => selectProfile(state).avatar)
  if (!account) return <NoAccount />
  const { address } = account
  return (
    <ViewBody>
      <Stack gap={12} align="center">
        <QrCode text={address} label={words.code}>
          <Avatar address={address} src={avatar} size={56} />
        </QrCode>
        <p className="receive-address" data-testid="receive-address">
          {address}
        </p>
        <Text variant="note">
          {networks.length > 1
            ? words.textMany
            : network?.supported
              ? format(words.text, { network: network.name })
              : words.textPlain}
        </Text>
        <CopyButton label={copyAddress} copiedLabel={copied} text={address} />
      </Stack>
      {networks.length === 0 ? null : (
        <ListItem
          title={words.networks}
          trailing={
            <span className="receive-networks">
              {networks.slice(0, mostPictures).map(one => (
                <NetworkPicture key={one.caipNetworkId} network={one} size={24} />
              ))}
              <ChevronIcon />
            </span>
          }
          onClick={() => push('WalletCompatibleNetworks')}
          data-testid="receive-networks"
        />
      )}
    </ViewBody>
  )
}

/** The networks on which the address can receive. */
export function WalletCompatibleNetworksView() {
  useStyles(receiveStyles)
  const words = useStrings(receiveStrings)
  const networks = usePorticoStore(selectCompatibleNetworks, isShallowEqual)
  if (networks.length === 0) return <NoAccount />
  return (
    <ViewBody>
      <Text variant="note">{words.networksText}</Text>
      <ul className="receive-list" aria-label={words.networks}>
        {networks.map(network => (
          <li key={network.caipNetworkId} className="receive-network">
            <NetworkPicture network={network} size={40} />
            <Text weight="medium" truncate dir="auto">
              {network.name}
            </Text>
          </li>
        ))}
      </ul>
    </ViewBody>
  )
}
