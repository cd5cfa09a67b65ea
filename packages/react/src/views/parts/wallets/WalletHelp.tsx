import { useMessages } from '../../../hooks/internal/useMessages.js'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { Button } from '../../../ui/Button/Button.js'
import { Stack } from '../../../ui/Stack/Stack.js'
import { getOfferedConnectors, hasInstalledWallet } from './getOfferedConnectors.js'

/**
 * The way out for those who do not find their wallet, below every way in. Who has one misses another; who has none
 * needs one. Each view leads to the other.
 */
export function WalletHelp() {
  const { connect } = useMessages().messages
  const { options } = usePortico().portico
  const { push } = useNavigation()
  const installed = usePorticoStore(state => hasInstalledWallet(getOfferedConnectors(state, options)))
  return (
    <Stack gap={8} align="center">
      <Button
        size="sm"
        variant="ghost"
        onClick={() => push(installed ? 'WalletNotDetected' : 'GetWallet')}
        data-testid="wallet-help"
      >
        {installed ? connect.notDetected : connect.noWallet}
      </Button>
    </Stack>
  )
}
