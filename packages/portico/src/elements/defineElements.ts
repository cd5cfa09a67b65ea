import type { Portico } from '@portico/core'
import { nameFramework } from '@portico/core/internal'
import { elementsTaken, PorticoError } from '@portico/protocol'
import { attachButton } from './attachButton.js'
import { attachModalElement } from './attachModalElement.js'
import { type Attach, createElementClass } from './createElementClass.js'
import { createInstances, type Instances } from './createInstances.js'
import { describeAccount, describeAny, describeConnect, describeNetwork } from './describeButton.js'
import { buttonAttributes } from './readSettings.js'

export interface DefineElementsOptions {
  /**
   * For a second instance on the same page: its elements carry `instance="…"` with this name. Elements without the
   * attribute belong to the unnamed instance.
   */
  readonly name?: string | undefined
  /** The prefix of the element names. @default `portico` */
  readonly prefix?: string | undefined
}

/** By name without the prefix. */
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

/**
 * Registers the custom elements and attaches the instance. Returns a function that detaches it, for hot reload.
 * Does nothing on a server.
 */
export function defineElements(
  portico: Portico,
  { name = '', prefix = 'portico' }: DefineElementsOptions = {},
): () => void {
  if (typeof customElements === 'undefined') return () => {}
  const instances = getInstances(`${prefix}-button`)
  const known = instances.get(name)
  if (known && known !== portico) throw new PorticoError(elementsTaken, { context: { name } })
  nameFramework(portico, 'html')
  if (!known) instances.set(name, portico)
  for (const [element, [attributes, attach]] of Object.entries(elements)) {
    const tag = `${prefix}-${element}`
    if (!customElements.get(tag))
      customElements.define(tag, createElementClass(instances, attributes, attach))
  }
  return () => {
    if (instances.get(name) === portico) instances.set(name, undefined)
  }
}

/** A tag is defined once per page, so a reloaded module finds its instances in the first definition. */
function getInstances(tag: string): Instances {
  // Only this module defines the tag.
  const defined = customElements.get(tag) as { readonly instances?: Instances } | undefined
  return defined?.instances ?? createInstances()
}
