import { showToast } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import { selectRoute } from '@portico/core/internal'
import { useEffect, useState } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { usePorticoDisconnect } from '../../hooks/usePorticoDisconnect.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { ListItem, Tabs, useStyles, ViewBody } from '../../ui/index.js'
import { accountStrings } from '../account/strings.js'
import { countWallets } from '../parts/account/countWallets.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import type { ViewProps } from '../ViewDefinition.js'
import { FamilyWallets } from './FamilyWallets.js'
import { profileWalletsStyles } from './ProfileWalletsView.css.js'
import { profileStrings } from './strings.js'

/** The connected and earlier wallets, by chain family. */
export function ProfileWalletsView({ route }: ViewProps<'ProfileWallets'>) {
  useStyles(profileWalletsStyles)
  const { portico } = usePortico()
  const profile = useStrings(profileStrings)
  const words = useStrings(accountStrings)
  const { replace } = useNavigation()
  useEffect(() => {
    if (!route.added || selectRoute(portico.store.get().router) !== route) return
    showToast(portico, { id: 'wallet-added', type: 'success', message: profile.added })
    // The notice is shown once.
    replace('ProfileWallets')
  }, [route, portico, profile, replace])
  const families = usePorticoStore(state => state.families)
  const requested = usePorticoStore(({ networks }) => networks.requested)
  const active = usePorticoStore(({ networks }) => networks.activeNamespace)
  const wallets = usePorticoStore(countWallets)
  const { disconnect } = usePorticoDisconnect()
  const [chosen, choose] = useState(active)
  const served = [...new Set(requested.map(({ chainNamespace }) => chainNamespace))].filter(family =>
    portico.adapters.has(family),
  )
  const namespace = served.includes(chosen) ? chosen : active
  if (wallets === 0) return <NoAccount />
  const several = wallets > 1
  const list = <FamilyWallets key={namespace} namespace={namespace} several={several} />
  return (
    <ViewBody
      footer={
        <ListItem
          title={several ? profile.disconnectAll : words.disconnect}
          image={<DisconnectIcon />}
          tone="danger"
          onClick={() => disconnect()}
          data-testid="disconnect"
        />
      }
    >
      {served.length > 1 ? (
        <Tabs
          label={profile.families}
          tabs={served.map(id => {
            const { name, shortName = name } = getFamily(families, id)
            return { id, label: shortName }
          })}
          value={namespace}
          onValueChange={choose}
        >
          {list}
        </Tabs>
      ) : (
        list
      )}
    </ViewBody>
  )
}
