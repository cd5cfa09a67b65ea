import { ConnectBody } from '../parts/terms/ConnectBody.js'
import { useTerms } from '../parts/terms/useTerms.js'
import { WalletHelp } from '../parts/wallets/WalletHelp.js'
import { WalletList } from '../parts/wallets/WalletList.js'

/** The wallet list as its own view, where the first view collapses it. */
export function ConnectWalletsView() {
  const terms = useTerms()
  return (
    <ConnectBody terms={terms}>
      <WalletList disabled={terms.blocking} />
      <WalletHelp />
    </ConnectBody>
  )
}
