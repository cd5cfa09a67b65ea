import { areas } from './scripts/mutants/areas.mjs'

// Set by `node scripts/mutants.mjs`.
const name = process.env.PORTICO_MUTANTS ?? 'siwx'
const area = areas[name]
const sample = process.env.PORTICO_MUTANTS_SAMPLE
const report = sample ? `${name}.${sample}.${process.env.PORTICO_MUTANTS_SEED}` : name

export default {
  mutate: [...area.mutate.map(folder => `${folder}/**/*.ts`), '!**/*.test.ts', '!**/*.test-d.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  plugins: [
    '@stryker-mutator/vitest-runner',
    './scripts/mutants/ignoreErrorTexts.mjs',
    './scripts/mutants/sample.mjs',
  ],
  checkers: sample ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  // A mutant in a constant would need all tests in a new process each. Constants are proven by the tests that state them.
  ignoreStatic: true,
  ignorers: ['error-texts'],
  thresholds: { high: 90, low: 80, break: 80 },
  // Not below node_modules, whose files Vitest loads without looking at them.
  tempDirName: '.mutants/sandbox',
  incremental: true,
  incrementalFile: `.mutants/${report}.json`,
  ignorePatterns: [
    '.mutants',
    '**/dist',
    'shots',
    'e2e',
    'test-results',
    '.sandbox',
    'apps/{demo,docs,next,react18,wallet,express}',
  ],
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `.mutants/${report}.html` },
  jsonReporter: { fileName: `.mutants/${report}.report.json` },
  // Names no file on purpose: Stryker would rewrite it with TypeScript's JavaScript API, which TypeScript 7 does not have.
  tsconfigFile: '.mutants/none.json',
  disableTypeChecks: false,
  concurrency: Number(process.env.PORTICO_MUTANTS_CONCURRENCY ?? 2),
  // On top of one and a half times what the tests take unmutated. Less, and a mutant that a busy machine did not get
  // through in time would count as noticed; more, and the mutants that never end take most of the time.
  timeoutMS: Number(process.env.PORTICO_MUTANTS_TIMEOUT ?? 15_000),
  dryRunTimeoutMinutes: 30,
}
