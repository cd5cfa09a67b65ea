/**
 * What is mutated, and the tests that have to notice. Each area is run with the tests of its own package: a rule that
 * only another package's tests notice is not proven where it is written.
 */
export const areas = {
  siwx: { mutate: ['packages/siwx/src'], tests: 'packages/siwx/src' },
  auth: { mutate: ['packages/server/src/auth'], tests: 'packages/server/src/auth' },
  flows: { mutate: ['packages/core/src/flows'], tests: 'packages/core/src' },
  connection: { mutate: ['packages/core/src/connection'], tests: 'packages/core/src' },
  protocol: { mutate: ['packages/protocol/src'], tests: 'packages/protocol/src' },
  vault: { mutate: ['apps/vault/src/families'], tests: 'apps/vault/src' },
}
