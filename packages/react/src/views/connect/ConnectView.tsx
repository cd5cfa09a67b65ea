import { type ConnectMethod, connectMethods, listSocials } from '@portico/core/internal'
import { type ComponentType, Fragment } from 'react'
import { useFoldsWallets, useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { Divider, ListItem, Loaded } from '../../ui/index.js'
import { optionalParts } from '../optionalParts.js'
import { ConnectBody } from '../parts/terms/ConnectBody.js'
import { useTerms } from '../parts/terms/useTerms.js'
import { getOfferedConnectors, hasInstalledWallet } from '../parts/wallets/getOfferedConnectors.js'
import { WalletHelp } from '../parts/wallets/WalletHelp.js'
import { WalletList } from '../parts/wallets/WalletList.js'
import { getConnectMethods } from './getConnectMethods.js'

type Method = ComponentType<{ readonly disabled?: boolean }>

/** Reserves its space before its code is loaded. */
const EmailPlace: Method = props => (
  <div className="email-place">
    <Loaded part={optionalParts.email} props={props} />
  </div>
)

const SocialPlace: Method = props => (
  <div className="email-place">
    <Loaded part={optionalParts.social} props={props} />
  </div>
)

const methods: Readonly<Record<ConnectMethod, Method>> = {
  email: EmailPlace,
  social: SocialPlace,
  wallet: WalletList,
}

export function ConnectView() {
  const { connect } = useMessages()
  const { portico } = usePortico()
  const { options } = portico
  const order = usePorticoStore(({ features }) => features.values.connectMethodsOrder)
  const installed = usePorticoStore(state => hasInstalledWallet(getOfferedConnectors(state, options)))
  const terms = useTerms()
  const { isOffered, isLastUsed } = useLoginWay()
  const folded = useFoldsWallets()
  const hasSocials = usePorticoStore(() => listSocials(portico).length > 0)
  const isThere = { email: isOffered, social: hasSocials, wallet: true }
  const available = connectMethods.filter(method => isThere[method])
  const groups = getConnectMethods({
    order,
    available,
    hasInstalledWallet: installed,
    usedEmailLast: isLastUsed,
  })
  return (
    <ConnectBody terms={terms}>
      {groups.map((group, index) => (
        <Fragment key={group.join()}>
          {index > 0 ? <Divider label={connect.or} /> : null}
          {group.map(method => {
            const Method = method === 'wallet' && folded ? CollapsedWallets : methods[method]
            return <Method key={method} disabled={terms.blocking} />
          })}
        </Fragment>
      ))}
      {folded ? null : <WalletHelp />}
    </ConnectBody>
  )
}

function CollapsedWallets({ disabled }: { readonly disabled?: boolean }) {
  const { connect } = useMessages()
  const { push } = useNavigation()
  return (
    <ListItem
      title={connect.continueWithWallet}
      image={<WalletIcon />}
      trailing={<ChevronIcon />}
      disabled={disabled}
      onClick={() => push('ConnectWallets')}
      data-testid="connect-wallets"
    />
  )
}
