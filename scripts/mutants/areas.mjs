/**
 * The mutated sources and their tests. Each area runs with the tests of its own package: a rule must be proven
 * where it is implemented.
 */
export const areas = {
  siwx: { mutate: ['packages/siwx/src'], tests: 'packages/siwx/src' },
  payments: { mutate: ['packages/payments/src'], tests: 'packages/payments/src' },
  auth: { mutate: ['packages/server/src/auth'], tests: 'packages/server/src/auth' },
  flows: { mutate: ['packages/core/src/flows'], tests: 'packages/core/src' },
  connection: { mutate: ['packages/core/src/connection'], tests: 'packages/core/src' },
  protocol: { mutate: ['packages/protocol/src'], tests: 'packages/protocol/src' },
  vault: { mutate: ['apps/vault/src/families'], tests: 'apps/vault/src' },
}
