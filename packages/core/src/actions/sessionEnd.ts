import type { MemoryKey } from '../store/recall.js'
import type { PorticoState } from '../store/state.js'
import type { Portico } from '../types/Portico.js'

interface SessionEnd {
  leave?: (portico: Portico) => void
  /** Looks whether a session that stood by before a wallet was connected still does. */
  review?: (portico: Portico, before: PorticoState) => void
}

/** What ends a session of the kit's own comes with such a session. */
export const sessionEnd: MemoryKey<SessionEnd> = { create: () => ({}) }
