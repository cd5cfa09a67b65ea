import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root.mjs'
import { areas } from './areas.mjs'

// Set by `node scripts/mutants.mjs --sample 300 --seed 1`.
const { PORTICO_MUTANTS, PORTICO_MUTANTS_SAMPLE, PORTICO_MUTANTS_SEED } = process.env

function countLines(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter(file => /(?<!\.test|\.test-d)\.ts$/.test(file))
    .reduce((lines, file) => lines + readFileSync(join(root, folder, file), 'utf8').split('\n').length, 0)
}

/** A line has about one mutant. */
function getShare() {
  const lines = areas[PORTICO_MUTANTS].mutate.reduce((sum, folder) => sum + countLines(folder), 0)
  return Number(PORTICO_MUTANTS_SAMPLE) / lines
}

/** Depends on the seed and the mutant alone, so a repeated run tests the same mutants. */
function isDrawn({ fileName, location, mutatorName, replacement }, share) {
  const mutant = [relative(root, fileName), location, mutatorName, replacement]
  const hash = createHash('sha256').update(JSON.stringify([PORTICO_MUTANTS_SEED, ...mutant]))
  return hash.digest().readUInt32BE() / 2 ** 32 < share
}

function createSample() {
  const share = getShare()
  const check = mutant =>
    isDrawn(mutant, share) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' }
  return {
    async init() {},
    group: async mutants => [mutants.map(({ id }) => id)],
    check: async mutants => Object.fromEntries(mutants.map(mutant => [mutant.id, check(mutant)])),
  }
}

/**
 * Draws every mutant with the same probability. It is a checker because Stryker leaves what a checker refuses out of
 * the score; ranges of lines would leave out the mutants that span them.
 */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createSample }]
