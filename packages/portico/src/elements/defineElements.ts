import type { Portico } from '@portico/core'
import { nameFramework } from '@portico/core/internal'
import { elementsTaken, PorticoError } from '@portico/protocol'
import { attachButton } from './attachButton.js'
import { attachModalElement } from './attachModalElement.js'
import { type Attach, defineElement } from './defineElement.js'
import { describeAccount, describeAny, describeConnect, describeNetwork } from './describeButton.js'
import { buttonAttributes } from './readSettings.js'

export interface DefineElementsOptions {
  /** For a second instance on the same page: its elements carry `instance="…"` with this name. */
  readonly name?: string | undefined
  /** The prefix of the element names. @default `portico` */
  readonly prefix?: string | undefined
}

const elements: Readonly<Record<string, readonly [attributes: readonly string[], attach: Attach]>> = {
  /** The account if connected, otherwise the connect button. */
  button: [buttonAttributes, attachButton(describeAny)],
  /** The connect button. */
  'connect-button': [buttonAttributes, attachButton(describeConnect)],
  /** The account; nothing without one. */
  'account-button': [buttonAttributes, attachButton(describeAccount)],
  /** The active network. */
  'network-button': [buttonAttributes, attachButton(describeNetwork)],
  /** The dialog, where the site places it: with the option `dialog: { display: 'placed' }` or `'inPage'`. */
  modal: [[], attachModalElement],
}

/** Registers the custom elements. Returns a function that detaches the instance. Does nothing on a server. */
export function defineElements(
  portico: Portico,
  { name = '', prefix = 'portico' }: DefineElementsOptions = {},
): () => void {
  if (typeof customElements === 'undefined') return () => {}
  const registered = Object.entries(elements).map(([element, [attributes, attach]]) =>
    defineElement(`${prefix}-${element}`, attributes, attach),
  )
  for (const instances of registered) {
    const known = instances.get(name)
    if (known && known !== portico) throw new PorticoError(elementsTaken, { context: { name } })
  }
  nameFramework(portico, 'html')
  for (const instances of registered) instances.set(name, portico)
  return () => {
    for (const instances of registered) if (instances.get(name) === portico) instances.set(name, undefined)
  }
}
