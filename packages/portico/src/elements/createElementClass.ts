import type { Portico } from '@portico/core'
import type { Instances } from './createInstances.js'

export interface Attachment {
  /** An observed attribute changed. */
  update(): void
  release(): void
}

export type Attach = (element: HTMLElement, portico: Portico) => Attachment

/** Created when elements are defined, because servers have no `HTMLElement` to extend. */
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

    /** The instance may be registered after the element, and may be replaced. */
    #settle() {
      const wanted = this.isConnected ? instances.get(this.getAttribute('instance') ?? '') : undefined
      if (wanted === this.#portico) return
      this.#attachment?.release()
      this.#portico = wanted
      this.#attachment = wanted && attach(this, wanted)
    }
  }
}
