import { getPlatform } from '@portico/core'
import { usePortico } from '../../hooks/usePortico.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { AllWalletsItem } from '../wallets/AllWalletsItem.js'
import { WalletList } from '../wallets/WalletList.js'
import { QrPanel } from './QrPanel.js'
import { WithCode } from './WithCode.js'

/** Remote wallets and nothing else: a code on a computer, the wallets to tap on a phone. */
export function ConnectingWalletConnectBasicView() {
  const { environment } = usePortico().portico
  if (getPlatform(environment).mobile) {
    return (
      <ViewBody>
        <WalletList />
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
