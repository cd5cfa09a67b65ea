import { tellDialog } from '../../dialog/tellDialog.js'
import type { Portico } from '../../runtime/Portico.js'
import { moveNaming } from './moveNaming.js'
import { registerName } from './registerName.js'
import { selectNaming } from './selectNameOwner.js'

/** Registers the typed name. The outcome is in the state; never rejects. */
export async function submitName(portico: Portico): Promise<void> {
  const before = selectNaming(portico.store.get())
  moveNaming(portico, { type: 'submitted' })
  let naming = selectNaming(portico.store.get())
  if (naming === before || naming.status !== 'signing') return
  try {
    const name = await registerName(portico, {
      label: naming.label,
      onSigned: () => {
        naming = moveNaming(portico, { type: 'signed' }, naming)
      },
    })
    moveNaming(portico, { type: 'registered', name }, naming)
    // Another account may be active by now.
    if (selectNaming(portico.store.get()).status === 'registered')
      tellDialog(portico, { type: 'nameRegistered' })
  } catch (error) {
    moveNaming(portico, { type: 'failed', error }, naming)
  }
}
