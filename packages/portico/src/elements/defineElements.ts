import type { Portico } from '@portico/core'
import { elementsTaken, PorticoError } from '@portico/protocol'
import { attachButton } from './attachButton.js'
import { attachModalElement } from './attachModalElement.js'
import { type Attach, createElementClass } from './createElementClass.js'
import { createInstances, type Instances } from './createInstances.js'
import { describeAccount, describeAny, describeConnect, describeNetwork } from './describeButton.js'
import { buttonAttributes } from './readSettings.js'

export interface DefineElementsOptions {
  /**
   * For a second kit on the same page: its elements carry `instance="…"` with this name. Elements without the
   * attribute belong to the kit that was given no name.
   */
  readonly name?: string | undefined
}

const elements: Readonly<Record<string, readonly [attributes: readonly string[], attach: Attach]>> = {
  /** The account; the way to connect where there is none. */
  'portico-button': [buttonAttributes, attachButton(describeAny)],
  /** The way to connect. */
  'portico-connect-button': [buttonAttributes, attachButton(describeConnect)],
  /** The account, and nothing without one. */
  'portico-account-button': [buttonAttributes, attachButton(describeAccount)],
  /** The network. */
  'portico-network-button': [buttonAttributes, attachButton(describeNetwork)],
  /** The dialog, where the site places it: with the option `dialog: { display: 'placed' }` or `'inPage'`. */
  'portico-modal': [[], attachModalElement],
}

/**
 * Registers the custom elements and gives them their kit; returns how to take it from them again, for hot reload.
 * Does nothing on a server.
 */
export function defineElements(portico: Portico, { name = '' }: DefineElementsOptions = {}): () => void {
  if (typeof customElements === 'undefined') return () => {}
  const instances = getInstances()
  const known = instances.get(name)
  if (known && known !== portico) throw new PorticoError(elementsTaken, { context: { name } })
  if (!known) instances.set(name, portico)
  for (const [tag, [attributes, attach]] of Object.entries(elements)) {
    if (!customElements.get(tag))
      customElements.define(tag, createElementClass(instances, attributes, attach))
  }
  return () => {
    if (instances.get(name) === portico) instances.set(name, undefined)
  }
}

/** A tag is defined once per page, so what was defined first keeps the kits: a reloaded module finds them there. */
function getInstances(): Instances {
  // Only this module defines the tag.
  const defined = customElements.get('portico-button') as { readonly instances?: Instances } | undefined
  return defined?.instances ?? createInstances()
}
