import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileContracts } from './contracts/compileContracts.mjs'
import { root } from './root.mjs'

/** Recompiles the spending grants contract after a change of its source. */
const folder = join(root, 'packages/testing/src/grants')
const { SpendingGrants: bytecode } = await compileContracts(join(folder, 'SpendingGrants.sol'))
writeFileSync(
  join(folder, 'grantsBytecode.ts'),
  `/**
 * What solc 0.8.37 makes of the contract beside this file: optimised, for the EVM of Paris, without metadata. Written by
 * \`node scripts/write-grants-bytecode.mjs\`.
 */
export const grantsBytecode =
  '${bytecode}'
`,
)
