import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/**
 * Resolves workspace packages to their sources, so that tests and the demo never run against a stale build.
 * By convention the entry point `./x` of a package is `src/exports/x.ts`.
 */
export const sourceAliases = [
  { find: /^@portico\/([a-z]+)$/, replacement: `${packages}/$1/src/exports/index.ts` },
  { find: /^@portico\/([a-z]+)\/([a-z0-9-]+)$/, replacement: `${packages}/$1/src/exports/$2.ts` },
  { find: /^portico$/, replacement: `${packages}/portico/src/exports/index.ts` },
  { find: /^portico\/([a-z0-9-]+)$/, replacement: `${packages}/portico/src/exports/$1.ts` },
]
