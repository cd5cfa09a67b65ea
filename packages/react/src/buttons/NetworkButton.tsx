import { isShallowEqual } from '@portico/core/internal'
import { useEffect, useInsertionEffect, useState } from 'react'
import { usePorticoInstance, usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import type { FindMark } from '../marks/createMarksStore.js'
import { accountButtonStyles } from './accountButtonStyles.css.js'
import { adoptButtonStyles } from './adoptButtonStyles.js'
import { WarningMark } from './ButtonContent.js'
import { ButtonFrame } from './ButtonFrame.js'
import { ButtonImage } from './ButtonImage.js'
import { loadMarks } from './loadMarks.js'
import { pressNetworkButton } from './pressButton.js'
import { selectNetworkButton } from './selectButton.js'
import { useButtonMessages } from './useButtonModel.js'

export interface NetworkButtonProps {
  /** The label while no network is known. Replaces the default text. */
  readonly label?: string | undefined
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | undefined
}

/** Shows the active network and opens the list of networks. */
export function NetworkButton({ label, size = 'md', disabled }: NetworkButtonProps) {
  const portico = usePorticoInstance('NetworkButton')
  useInsertionEffect(() => adoptButtonStyles(document, accountButtonStyles), [])
  const [findMark, setFindMark] = useState<FindMark>()
  const [broken, setBroken] = useState<readonly string[]>([])
  const { options } = portico
  const context = { options, messages: useButtonMessages(options), findMark, broken }
  const model = usePorticoStore(state => selectNetworkButton(state, { label }, context), isShallowEqual)
  const loading = usePorticoStore(state => state.modal.loading)
  const missesMark = model.name !== undefined && model.image === undefined && findMark === undefined
  useEffect(() => (missesMark ? loadMarks(loaded => setFindMark(() => loaded)) : undefined), [missesMark])
  const wrong = model.kind === 'wrong-network'
  return (
    <ButtonFrame
      look={wrong ? 'wrong' : 'network'}
      size={size}
      disabled={disabled || loading}
      onPress={() => pressNetworkButton(portico)}
    >
      {wrong ? <WarningMark /> : null}
      {model.name ? (
        <ButtonImage
          seed={model.name}
          source={model.image}
          monogram={model.name.slice(0, 1)}
          onBroken={source => setBroken(known => [...known, source])}
        />
      ) : null}
      <span className="portico-button-label">{model.label}</span>
    </ButtonFrame>
  )
}
