import { getPlatform } from '@portico/core/adapter'
import { selectCanPair } from '@portico/core/internal'
import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { getActiveElement } from '../../ui/dom/getActiveElement.js'
import { CertifiedIcon } from '../../ui/icons/CertifiedIcon.js'
import { QrIcon } from '../../ui/icons/QrIcon.js'
import { IconButton } from '../../ui/index.js'
import { isRemoteTaken } from '../parts/wallets/buildPairingRow.js'

interface CertifiedToggleProps {
  readonly pressed: boolean
  readonly onChange: (pressed: boolean) => void
}

export function CertifiedToggle({ pressed, onChange }: CertifiedToggleProps) {
  const { wallets } = useMessages()
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

/** On a phone, leads to the QR code for a wallet on another device. On desktops the first list has it. */
export function CodeButton() {
  const { wallets } = useMessages()
  const { push } = useNavigation()
  const { environment } = usePortico().portico
  const canPair = usePorticoStore(selectCanPair)
  const isTaken = usePorticoStore(isRemoteTaken)
  if (!canPair || !getPlatform(environment).mobile) return null
  return (
    <IconButton
      label={wallets.scan}
      variant="filled"
      disabled={isTaken}
      onClick={() => push({ name: 'ConnectingWalletConnect' })}
      data-testid="show-code"
    >
      <QrIcon />
    </IconButton>
  )
}

/** Focuses the search field on mount, except on a phone, where the keyboard would cover the wallets. */
export function useSearchFocus(): RefObject<HTMLInputElement | null> {
  const { mobile } = getPlatform(usePorticoInstance('useSearchFocus').environment)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = search.current
    // On return, focus is on the wallet that was chosen before.
    const isElsewhere = field?.closest('.view')?.contains(getActiveElement(field.ownerDocument))
    if (!mobile && !isElsewhere) field?.focus({ preventScroll: true })
  }, [mobile])
  return search
}
