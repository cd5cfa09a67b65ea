import type { Machine } from './readMachine.mjs'

export function findMissingBuilds(
  packages: object,
  machine: Machine,
  isThere: (path: string) => boolean,
): string[]
