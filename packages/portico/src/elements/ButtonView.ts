import type { Portico, PorticoState } from '@portico/core'
import type { ButtonContext, ButtonSettings } from '@portico/react/button-model'

/** A button as it stands in the page. Flat, so that two of them compare quickly. */
export interface ButtonView {
  readonly look: 'connect' | 'account' | 'network' | 'wrong'
  readonly label: string
  readonly busy: boolean
  readonly disabled: boolean
  readonly balance: string | undefined
  readonly fullBalance: string | undefined
  readonly warning: string | undefined
  /** Colours what is shown without a picture; no picture at all when not set. */
  readonly imageSeed: string | undefined
  readonly imageSource: string | undefined
  readonly monogram: string
}

/** Which view an element shows, undefined for none, and what a click does. */
export interface ButtonDescription {
  view(
    state: PorticoState,
    settings: ButtonSettings & { readonly disabled: boolean },
    context: ButtonContext,
  ): ButtonView | undefined
  press(portico: Portico, view: ButtonView, settings: ButtonSettings): void
}
