import type { Portico } from '@portico/core'

export interface Instances {
  get(name: string): Portico | undefined
  set(name: string, portico: Portico | undefined): void
  subscribe(listener: () => void): () => void
}

export interface Attachment {
  /** An observed attribute changed. */
  update(): void
  release(): void
}

export type Attach = (element: HTMLElement, portico: Portico) => Attachment

/** A tag is defined once per page, so a reloaded module gets the instances of the first definition. */
export function defineElement(tag: string, attributes: readonly string[], attach: Attach): Instances {
  // Tags with the prefix of Portico and of other kits are defined here only.
  const defined = customElements.get(tag) as { readonly instances?: Instances } | undefined
  const instances = defined?.instances ?? createInstances()
  if (!defined) customElements.define(tag, createElementClass(instances, attributes, attach))
  return instances
}

export function createInstances(): Instances {
  const byName = new Map<string, Portico>()
  const listeners = new Set<() => void>()
  return {
    get: name => byName.get(name),
    set(name, portico) {
      if (portico) byName.set(name, portico)
      else byName.delete(name)
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function createElementClass(
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
