import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { useMessages } from '../../../hooks/internal/useTexts.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { Button, Stack } from '../../../ui/index.js'
import { getOfferedConnectors, hasInstalledWallet } from './getOfferedConnectors.js'

/** Help for visitors who do not find their wallet: some miss another one, others need one. */
export function WalletHelp() {
  const { connect } = useMessages()
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
