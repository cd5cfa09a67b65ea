import { writeServerConsole } from './writeServerConsole.mjs'

await writeServerConsole()
