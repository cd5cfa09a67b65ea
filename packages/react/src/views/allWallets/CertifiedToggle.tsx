import { useMessages } from '../../hooks/internal/useMessages.js'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { CertifiedIcon } from '../../ui/icons/CertifiedIcon.js'

export interface CertifiedToggleProps {
  readonly pressed: boolean
  readonly onChange: (pressed: boolean) => void
}

export function CertifiedToggle({ pressed, onChange }: CertifiedToggleProps) {
  const { wallets } = useMessages().messages
  return (
    <IconButton
      label={wallets.certifiedOnly}
      variant="filled"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      data-testid="certified-only"
    >
      <CertifiedIcon />
    </IconButton>
  )
}
