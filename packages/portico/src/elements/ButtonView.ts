import type { Portico, PorticoState } from '@portico/core'
import type { ButtonContext, ButtonSettings } from '@portico/react/button-model'

export interface ButtonView {
  readonly look: 'connect' | 'account' | 'network' | 'wrong'
  readonly label: string
  readonly busy: boolean
  readonly disabled: boolean
  readonly balance: string | undefined
  readonly fullBalance: string | undefined
  readonly warning: string | undefined
  /** The seed of the fallback colours; undefined renders no image. */
  readonly imageSeed: string | undefined
  readonly imageSource: string | undefined
  readonly monogram: string
}

export interface ButtonDescription {
  view(
    state: PorticoState,
    settings: ButtonSettings & { readonly disabled: boolean },
    context: ButtonContext,
  ): ButtonView | undefined
  press(portico: Portico, view: ButtonView, settings: ButtonSettings): void
}
