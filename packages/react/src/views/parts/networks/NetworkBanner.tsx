import { selectNetwork } from '@portico/core'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../../hooks/internal/useTexts.js'
import { WarningIcon } from '../../../ui/icons/WarningIcon.js'
import { Button, useStyles } from '../../../ui/index.js'
import { networkBannerStyles } from './NetworkBanner.css.js'
import { networkNames } from './networkNames.js'
import { switchingStrings } from './strings.js'
import { useNetworkList } from './useNetworkList.js'

/** The wallet is on an unsupported network: names it and offers a switch. Everything else still works. */
export function NetworkBanner() {
  useStyles(networkBannerStyles)
  const words = useStrings(switchingStrings)
  const current = usePorticoStore(state => selectNetwork(state))
  const { push } = useNavigation()
  const { networks, testnets } = useNetworkList()
  const target = [...networks, ...testnets].find(
    ({ network, unavailable }) => network.chainNamespace === current?.chainNamespace && !unavailable,
  )?.network
  if (!current) return null
  const name = networkNames[current.caipNetworkId]
  return (
    <div className="banner" role="status" data-testid="wrong-network">
      <span className="banner-text">
        <WarningIcon />
        {name === undefined
          ? format(words.wrongNetwork, { network: String(current.id) })
          : format(words.wrongNetworkNamed, { network: name })}
      </span>
      {target ? (
        <Button
          variant="primary"
          fullWidth
          onClick={() => push({ name: 'SwitchNetwork', network: target.caipNetworkId })}
          data-testid="switch-to-supported"
        >
          {format(words.switchTo, { network: target.name })}
        </Button>
      ) : null}
    </div>
  )
}
