import type { Portico } from '@portico/core'
import type { Instances } from './createInstances.js'

/** What an element holds while it is in a page and has its kit. */
export interface Attachment {
  /** An observed attribute changed. */
  update(): void
  release(): void
}

/** Brings an element to life for one kit. */
export type Attach = (element: HTMLElement, portico: Portico) => Attachment

/** Built when elements are defined, since servers have no class to extend. */
export function createElementClass(
  instances: Instances,
  attributes: readonly string[],
  attach: Attach,
): CustomElementConstructor & { readonly instances: Instances } {
  return class extends HTMLElement {
    static readonly instances = instances
    static readonly observedAttributes = ['instance', ...attributes]

    #portico: Portico | undefined
    #attachment: Attachment | undefined
    #unsubscribe: (() => void) | undefined

    connectedCallback() {
      this.#unsubscribe = instances.subscribe(() => this.#settle())
      this.#settle()
    }

    disconnectedCallback() {
      this.#unsubscribe?.()
      this.#settle()
    }

    attributeChangedCallback(name: string) {
      if (name === 'instance') this.#settle()
      else this.#attachment?.update()
    }

    /** Its kit may come after the element, and may be exchanged. */
    #settle() {
      const wanted = this.isConnected ? instances.get(this.getAttribute('instance') ?? '') : undefined
      if (wanted === this.#portico) return
      this.#attachment?.release()
      this.#portico = wanted
      this.#attachment = wanted && attach(this, wanted)
    }
  }
}
