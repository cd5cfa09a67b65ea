import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/root.mjs'
import { compileContracts } from './compileContracts.mjs'

/** Recompiles the spending grants contract after a change of its source. */
const folder = join(root, 'packages/sandbox/src/grants')
const { SpendingGrants: bytecode } = await compileContracts(join(folder, 'SpendingGrants.sol'))
writeFileSync(
  join(folder, 'grantsBytecode.ts'),
  `/**
 * What solc 0.8.37 makes of the contract beside this file: optimised, for the EVM of Paris, without metadata. Written by
 * \`node packages/sandbox/contracts/writeGrantsBytecode.mjs\`.
 */
export const grantsBytecode =
  '${bytecode}'
`,
)
