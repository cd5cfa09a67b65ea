import { useNavigation } from '../../../hooks/useNavigation.js'
import { useWords } from '../../../hooks/useWords.js'
import { enEmail } from '../../../locales/later/enEmail.js'
import { Button } from '../../../ui/Button/Button.js'

/** From either code of a change of address, the way back to the address. */
export function UpdateAgain({ connectorId }: { readonly connectorId: string }) {
  const words = useWords('email', enEmail)
  const { replace } = useNavigation()
  return (
    <Button
      variant="ghost"
      fullWidth
      onClick={() => replace({ name: 'UpdateEmailWallet', connectorId })}
      data-testid="update-again"
    >
      {words.updateAgain}
    </Button>
  )
}
