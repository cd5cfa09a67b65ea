import { ConnectBody } from '../parts/terms/ConnectBody.js'
import { useTerms } from '../parts/terms/useTerms.js'
import { WalletHelp } from '../parts/wallets/WalletHelp.js'
import { WalletList } from '../parts/wallets/WalletList.js'

/** The wallet list by itself, reached where the first view folds it away. */
export function ConnectWalletsView() {
  const terms = useTerms()
  return (
    <ConnectBody terms={terms}>
      <WalletList disabled={terms.blocking} />
      <WalletHelp />
    </ConnectBody>
  )
}
