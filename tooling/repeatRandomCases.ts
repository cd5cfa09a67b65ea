import { configureGlobal } from 'fast-check'

// The same cases in every run, so that a failure belongs to the change under test.
// `PORTICO_SEED=1 npx vitest run …` tries others.
configureGlobal({
  seed: Number(process.env.PORTICO_SEED ?? 20_261_117),
  // The first cases notice a mutant, or none does.
  ...(process.env.PORTICO_MUTANTS && { interruptAfterTimeLimit: 500, endOnFailure: true }),
})
