import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import { expectTypeOf } from 'vitest'
import type { PorticoElements } from './elementTypes.js'
import type { buttonAttributes } from './readSettings.js'

type InReact = PorticoElements<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>>
type Button = PorticoElements['portico-button']

expectTypeOf<HTMLElementTagNameMap['portico-account-button']>().toEqualTypeOf<HTMLElement>()

expectTypeOf<Lowercase<keyof Button>>().toEqualTypeOf<(typeof buttonAttributes)[number] | 'instance'>()

export const full: InReact['portico-button'] = {
  className: 'wide',
  label: 'Log in',
  size: 'sm',
  balance: 'hide',
  charsStart: 4,
  charsEnd: '4',
  namespace: 'solana',
  disabled: true,
}

// @ts-expect-error: a size that no button has
export const huge: Button = { size: 'xl' }

// @ts-expect-error: a modal shows no label
export const labelled: PorticoElements['portico-modal'] = { label: 'Log in' }
