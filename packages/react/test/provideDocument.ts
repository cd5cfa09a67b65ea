import { Window } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'

// One for all files of a worker: making it takes longer than most tests, and each of them leaves it empty.
if (!('document' in globalThis)) {
  populateGlobal(globalThis, new Window({ url: 'http://localhost/' }), { bindFunctions: true })
}
