import { configureGlobal } from 'fast-check'

// The same cases in every run: new ones belong to a change that is looked at, not to somebody else's.
// `PORTICO_SEED=1 npx vitest run …` tries others.
configureGlobal({ seed: Number(process.env.PORTICO_SEED ?? 20_261_117) })
