import type { Portico } from '@portico/core'

/** The instances for the elements of a page, by name. */
export interface Instances {
  get(name: string): Portico | undefined
  /** Undefined removes the name. */
  set(name: string, portico: Portico | undefined): void
  subscribe(listener: () => void): () => void
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
