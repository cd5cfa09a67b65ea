import { tellDialog } from '../dialog/tellDialog.js'
import type { Portico } from '../types/Portico.js'
import { moveNaming } from './moveNaming.js'
import { registerName } from './registerName.js'

/** Registers the name that is filled in. What becomes of it is in the state; never rejects. */
export async function submitName(portico: Portico): Promise<void> {
  const before = portico.store.get().naming
  moveNaming(portico, { type: 'submitted' })
  const { naming } = portico.store.get()
  if (naming === before || naming.status !== 'signing') return
  try {
    const name = await registerName(portico, {
      label: naming.label,
      onSigned: () => moveNaming(portico, { type: 'signed' }),
    })
    moveNaming(portico, { type: 'registered', name })
    tellDialog(portico, { type: 'nameRegistered' })
  } catch (error) {
    moveNaming(portico, { type: 'failed', error })
  }
}
