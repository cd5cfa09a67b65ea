import { readFileSync } from 'node:fs'
import { loadSolidity } from '../../../scripts/setup/loadCompiler.mjs'

/** Compiles a file without imports: optimised, for the Paris EVM, without metadata. */
export async function compileContracts(file) {
  const solc = await loadSolidity()
  const input = {
    language: 'Solidity',
    sources: { source: { content: readFileSync(file, 'utf8') } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'paris',
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const { errors = [], contracts } = JSON.parse(solc.compile(JSON.stringify(input)))
  const [error] = errors
  if (error) throw new Error(error.formattedMessage)
  return Object.fromEntries(
    Object.entries(contracts.source).map(([name, { evm }]) => [name, `0x${evm.bytecode.object}`]),
  )
}
