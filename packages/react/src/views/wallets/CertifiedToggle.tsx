import { showToast } from '@portico/core'
import { useMessages } from '../../hooks/useMessages.js'
import { usePortico } from '../../hooks/usePortico.js'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { CertifiedIcon } from '../../ui/icons/CertifiedIcon.js'

export interface CertifiedToggleProps {
  readonly pressed: boolean
  readonly onChange: (pressed: boolean) => void
}

/** Leaves the wallets that the registry has looked into. */
export function CertifiedToggle({ pressed, onChange }: CertifiedToggleProps) {
  const { wallets } = useMessages().messages
  const { portico } = usePortico()
  return (
    <IconButton
      label={wallets.certifiedOnly}
      variant="filled"
      aria-pressed={pressed}
      onClick={() => {
        onChange(!pressed)
        if (!pressed) showToast(portico, { type: 'info', message: wallets.certifiedNote })
      }}
      data-testid="certified-only"
    >
      <CertifiedIcon />
    </IconButton>
  )
}
