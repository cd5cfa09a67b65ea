import type { ChainNamespace } from '@portico/core'
import type { ButtonSettings } from '@portico/react/button-model'

/** Lower case, as HTML normalises attribute names. */
export const buttonAttributes = [
  'balance',
  'charsend',
  'charsstart',
  'disabled',
  'label',
  'loadinglabel',
  'namespace',
  'size',
] as const

export interface ElementSettings extends ButtonSettings {
  /** Whether it is disabled. @default `false` */
  readonly disabled: boolean
  /** The height: 36 or 44 px. @default `'md'` */
  readonly size: 'sm' | 'md'
}

export function readSettings(element: Element): ElementSettings {
  const text = (name: (typeof buttonAttributes)[number]) => element.getAttribute(name) || undefined
  const count = (name: 'charsend' | 'charsstart') => {
    const number = Number(text(name) ?? Number.NaN)
    return Number.isInteger(number) && number >= 0 ? number : undefined
  }
  return {
    label: text('label'),
    loadingLabel: text('loadinglabel'),
    balance: text('balance') === 'hide' ? 'hide' : 'show',
    charsStart: count('charsstart'),
    charsEnd: count('charsend'),
    // An unknown family has no account, so the button shows the disconnected state.
    namespace: text('namespace') as ChainNamespace | undefined,
    disabled: element.hasAttribute('disabled') && text('disabled') !== 'false',
    size: text('size') === 'sm' ? 'sm' : 'md',
  }
}
