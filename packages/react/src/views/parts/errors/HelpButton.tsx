import { useHelp } from '../../../hooks/internal/useLoginStep.js'
import { Button } from '../../../ui/index.js'

interface HelpButtonProps {
  readonly connectorId: string
  readonly error: unknown
}

export function HelpButton({ connectorId, error }: HelpButtonProps) {
  const help = useHelp(connectorId, error)
  if (!help) return null
  return (
    <Button size="sm" variant="ghost" fullWidth onClick={help.onClick} data-testid="whats-wrong">
      {help.label}
    </Button>
  )
}
