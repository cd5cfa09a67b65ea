import { type Network, selectNetwork } from '@portico/core'
import type { ReactNode } from 'react'
import { preloadModal } from '../element/modalLoader.js'
import { usePorticoInstance, usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import type { ButtonModel, ButtonSettings } from './ButtonModel.js'
import { pressButton, pressNetworkButton } from './pressButton.js'
import { useButtonModel } from './useButtonModel.js'

/** Props to spread on the pressed element: `<button {...props}>`. */
export interface CustomButtonElementProps {
  readonly onClick: () => void
  /** Preloads the modal. */
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly 'aria-busy': true | undefined
}

/** The data for rendering a custom button. */
export interface CustomButtonRender extends ButtonModel {
  readonly open: boolean
  readonly network: Network | undefined
  /** Toggles the modal: the account if connected, otherwise the list of wallets. */
  readonly props: CustomButtonElementProps
  /** The same for a button that opens the list of networks. */
  readonly networkProps: CustomButtonElementProps
}

export interface CustomButtonProps extends ButtonSettings {
  readonly children: (button: CustomButtonRender) => ReactNode
}

/** A button with custom markup: `{({ label, props }) => <button {...props}>{label}</button>}`. */
export function CustomButton({ children, ...settings }: CustomButtonProps) {
  const portico = usePorticoInstance('CustomButton')
  const model = useButtonModel(settings, 'CustomButton')
  const open = usePorticoStore(state => state.modal.open)
  const network = usePorticoStore(state => selectNetwork(state, settings.namespace))
  const bind = (onClick: () => void): CustomButtonElementProps => ({
    onClick,
    onPointerEnter: preloadModal,
    onFocus: preloadModal,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-busy': model.busy || undefined,
  })
  return children({
    ...model,
    open,
    network,
    props: bind(() => pressButton(portico, settings)),
    networkProps: bind(() => pressNetworkButton(portico)),
  })
}
