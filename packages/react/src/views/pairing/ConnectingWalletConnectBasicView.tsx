import { getPlatform } from '@portico/core'
import { usePairing } from '../../hooks/usePairing.js'
import { usePortico } from '../../hooks/usePortico.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { AllWalletsItem } from '../wallets/AllWalletsItem.js'
import { WalletList } from '../wallets/WalletList.js'
import { FailedPanel } from './FailedPanel.js'
import { QrPanel } from './QrPanel.js'

/** Remote wallets and nothing else: a code on a computer, the wallets to tap on a phone. */
export function ConnectingWalletConnectBasicView() {
  const { environment } = usePortico().portico
  return getPlatform(environment).mobile ? <Wallets /> : <Code />
}

function Code() {
  const pairing = usePairing()
  if (pairing.status === 'rejected' || pairing.status === 'error') {
    return <FailedPanel wallet={undefined} pairing={pairing} />
  }
  return (
    <ViewBody>
      <QrPanel wallet={undefined} uri={pairing.uri} />
      <AllWalletsItem />
    </ViewBody>
  )
}

function Wallets() {
  return (
    <ViewBody>
      <WalletList />
    </ViewBody>
  )
}
