import { getPlatform } from '@portico/core/adapter'
import { usePortico } from '../../hooks/usePortico.js'
import { ViewBody } from '../../ui/index.js'
import { QrPanel } from '../parts/pairing/QrPanel.js'
import { WithCode } from '../parts/pairing/WithCode.js'
import { AllWalletsItem } from '../parts/wallets/AllWalletsItem.js'
import { WalletHelp } from '../parts/wallets/WalletHelp.js'
import { WalletList } from '../parts/wallets/WalletList.js'

/** Remote wallets only, as a QR code on a computer and a list of apps on a phone. */
export function ConnectingWalletConnectBasicView() {
  const { environment } = usePortico().portico
  if (getPlatform(environment).mobile) {
    return (
      <ViewBody>
        <WalletList />
        <WalletHelp />
      </ViewBody>
    )
  }
  return (
    <WithCode wallet={undefined}>
      {uri => (
        <ViewBody>
          <QrPanel wallet={undefined} uri={uri} />
          <AllWalletsItem />
        </ViewBody>
      )}
    </WithCode>
  )
}
